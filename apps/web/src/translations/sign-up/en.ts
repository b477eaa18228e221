export const en = {
  title: 'Create your account',
  lead: 'Free, and about one minute.',
  name: 'Your name',
  nameHint: 'As in your passport, if you have it near you',
  email: 'Email',
  emailHint: 'We send a 6-digit code to check it',
  password: 'Password',
  rules: {
    length: '12 characters',
    uppercase: 'Uppercase',
    lowercase: 'Lowercase',
    number: 'Number',
    special: 'Special character',
  },
  met: 'met',
  missing: 'missing',
  agree: 'I agree to the terms and have read the privacy notice.',
  readTerms: 'Read the terms and the privacy notice',
  reading: '{{brand}} may read my documents to fill in my visa form. I can stop this at any time.',
  readReading: 'What this means',
  create: 'Create account',
  reasons: {
    name: 'Enter your name to continue.',
    email: 'Enter your email address to continue.',
    password: 'Choose a password to continue.',
    rule_one: 'One rule is left: {{rules}}.',
    rule_other: '{{count}} rules are left: {{rules}}.',
    ticks: 'Tick both boxes to continue.',
    everyTick: 'Tick all three boxes to continue.',
  },
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  minor: 'Under 18? Ask a parent to create the account.',
  agency: 'Booked through a travel agent? Use the link in their email. Your trip is already in it.',
  promises: {
    title: 'Your documents stay yours',
    encrypted: 'Your documents are encrypted',
    encryptedText: 'On the way to us and while we keep them.',
    views: 'You see who opened them',
    viewsText: 'Every view is listed with a name, a time and a reason.',
    delete: 'You can delete your documents',
    deleteText: 'At any time before you submit, without asking anyone.',
  },
  code: {
    title: 'Check your email',
    lead: 'We sent a 6-digit code to',
    change: 'Change',
    label: 'Code',
    worksFor: 'Works for {{time}}',
    old: 'This code is too old. Send a new one.',
    sendAgainIn: 'Send again in {{time}}',
    sendAgain: 'Send a new code',
    sent: 'We sent a new code.',
    confirm: 'Confirm',
    spam: 'Not there? Look in your spam folder.',
    wrong_one: 'That code isn’t right. {{count}} try left.',
    wrong_other: 'That code isn’t right. {{count}} tries left.',
  },
  created: 'Your account is ready. Sign in with your email and password.',
  terms: {
    // A changed text needs a new termsVersion in packages/contract/src/identity/sign-up-facts.ts.
    text:
      'You prepare visa applications here yourself. {{brand}} helps with forms, documents and checks; ' +
      'the authorities of the country you travel to decide on every visa.\n' +
      'Upload only documents that are yours or that you may use, and check every answer before you declare it.\n' +
      'We keep your name, your email, your trips, your answers and your documents to prepare your applications. ' +
      'We do not sell them and do not use them for advertising.\n' +
      'Your documents are encrypted. You, the people who prepare your application and a reviewer it is sent to can see them; ' +
      'every view is recorded, and you can see the list in your profile.\n' +
      'You can correct what we stored, delete your documents before you submit, and stop the reading of your documents in your profile.\n' +
      'Applications are deleted some time after the trip. For questions or to have your account deleted, write to {{contact}}.',
  },
};

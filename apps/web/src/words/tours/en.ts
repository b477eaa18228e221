export const en = {
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  counter: '{{current}} of {{total}}',
  stops: {
    menu: { title: 'Your menu', text: 'Applications, documents and your profile, on every screen.' },
    walkthrough: {
      title: 'Seen again at any time',
      text: 'Show Walkthrough in the menu explains the screen you are on.',
    },
    empty: {
      title: 'Your applications',
      text: 'Every trip you prepare appears here. Apply now starts the first one; you can stop and go on later.',
    },
    search: { title: 'Search', text: 'Find an application by destination, traveller or reference.' },
    status: {
      title: 'Visa status',
      text: 'How far each application is: from papers added to package ready and application submitted.',
    },
    finish: {
      title: 'Finish the application',
      text: 'This button always holds the next step. It brings you back to where you stopped.',
    },
    'view-summary': {
      title: 'View the summary',
      text: 'When the form is complete, the summary shows what was prepared and what happens next.',
    },
    download: { title: 'Download the package', text: 'Once the package is ready, take it from here as one file.' },
    delete: {
      title: 'Delete an application',
      text: 'Delete is kept here. The application leaves your list at once; for ten seconds Undo brings it back.',
    },
    steps: { title: 'Five steps', text: 'A finished step carries a tick. A locked one says what opens it.' },
    destination: { title: 'Where to', text: 'Pick a flag, or search for the country by name.' },
    purpose: { title: 'Why you travel', text: 'Tourism, business or study: each asks for other papers.' },
    dates: { title: 'When you travel', text: 'First and last day. We work out how long you have left to apply.' },
    companions: {
      title: 'Who comes along',
      text: 'Add family and friends. What you all share is asked only once.',
    },
    facts: {
      title: 'What it takes',
      text: 'Visa type, papers, fee and processing time for your trip, each with its source and date.',
    },
    continue: {
      title: 'Continue',
      text: 'Opens the next step. If it cannot be pressed yet, the reason stands beside it.',
    },
    help: { title: 'Help', text: 'Phone and e-mail stand in the same place on every step.' },
    travel: {
      title: 'Your trip',
      text: 'Destination, purpose and dates. Change the dates here; Update appears once both are set.',
    },
    checklist: { title: 'Your checklist', text: 'What your destination asks for, and why it asks for it.' },
    example: { title: 'Good and bad', text: 'See how a paper should look before you take its picture.' },
    'have-it': { title: 'I have it', text: 'Tick what you already hold. The rest can come later.' },
    share: { title: 'Print or share', text: 'Send the list to somebody at home. It opens without signing in.' },
    begin: {
      title: 'Begin the application',
      text: 'Continue saves your trip as a draft. From here on you can stop at any time.',
    },
    dropzone: {
      title: 'Add your papers',
      text: 'All at once, in any order: photos, scans and PDFs. Each page is sorted by itself.',
    },
    'paper-list': {
      title: 'The list of papers',
      text: 'Each paper shows whether it is missing, on its way, being read or done.',
    },
    preview: {
      title: 'Preview',
      text: 'Open a paper to see its pages and what was read from them. Turn, crop or replace it there.',
    },
    'review-panel': {
      title: 'To check',
      text: 'What we could not read for certain waits here for your word, with the place on the page.',
    },
    'error-panel': {
      title: 'Needs attention',
      text: 'If a paper cannot be used, you find the cause here, and what to do about it.',
    },
    proceed: {
      title: 'On to the form',
      text: 'One paper is enough to proceed to the form. What is still missing stays on the list.',
    },
    'form-fields': {
      title: 'The form',
      text: 'Your papers fill it in. Look at every answer and correct what is not right.',
    },
    'form-source': { title: 'Where it was read', text: 'Each answer opens the page and the place it came from.' },
    'form-continue': { title: 'Continue', text: 'When every section is checked, Continue leads to your package.' },
    package: { title: 'Your package', text: 'Everything the destination asks for, in its order, in one file.' },
    'next-steps': { title: 'What happens next', text: 'From the collected data to the submitted application.' },
    identity: { title: 'About you', text: 'Read from your passport, and where it was read.' },
    contact: { title: 'How we reach you', text: 'Phone and address. Each part is saved on its own.' },
    consent: { title: 'Your consent', text: 'What you agreed to, when, and how to take it back.' },
  },
};

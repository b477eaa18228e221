export const en = {
  confirmTitle: 'Switch accounts?',
  confirmLead: 'You’re signed in as {{current}}. The link you opened is for {{incoming}}.',
  confirmWarning:
    'After switching, documents you add go to that account. Continue only if you requested this link yourself.',
  continueTitle: 'Continue as {{incoming}}?',
  continueLead: 'The link you opened signs you in as {{incoming}}.',
  continueWarning:
    'Documents you add then go to that account. Continue only if this is your account and you requested the link yourself.',
  continue: 'Continue as {{incoming}}',
  refuse: 'This is not my account',
  stay: 'Stay as {{current}}',
  change: 'Switch to {{incoming}}',
  unnamed: 'another account',
  unknownTitle: 'We couldn’t find this address',
  unknownLead: 'No organisation uses the address {{address}}. Check it for typos, or ask whoever sent you the link.',
  unknownHome: 'Go to home page',
  failedTitle: 'We couldn’t start your session',
  failedHelp: 'Try again in a moment. If you followed a link, ask for a new one.',
  again: 'Try again',
  toSignIn: 'Go to sign in',
};

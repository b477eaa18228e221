export const en = {
  title: 'Fill in the online form with the extension',
  lead: 'The extension types the declared answers into the portal and reads every field back. You stay in charge of each page.',
  back: 'Back to the extension',
  steps: {
    title: 'From the package to the reference number',
    connect: {
      title: 'Connect it once',
      text: 'Open the panel and let it show a code. Enter the code here, in Settings or My Profile. The connection ends when you sign out.',
    },
    open: {
      title: 'Open the portal',
      text: 'Use “Open the portal” of the application. Sign in there yourself; the extension never sees or stores that password.',
    },
    choose: {
      title: 'Choose the application in the panel',
      text:
        'The panel lists applications whose declaration is accepted, soonest travel first. Check the name, the destination and ' +
        'the dates.',
    },
    check: {
      title: 'Check that the page is known',
      text: 'A known page shows which fields will be typed, framed in dashed blue. On a page that is not known nothing is filled in.',
    },
    fill: {
      title: 'Fill in the page',
      text: 'Press the Fill button of the panel. Lists that load late are waited for. You can stop at any time; what was typed stays.',
    },
    read: {
      title: 'Look at what was read back',
      text:
        'Green means the page holds what we typed. Red shows both values and why they differ: fill in again, or correct it by ' +
        'hand and read again.',
    },
    next: {
      title: 'Do your part and go on',
      text: 'Fields framed in dashed amber are yours: CAPTCHA, passwords, declarations, payment. Then press the portal’s own Next.',
    },
    finish: {
      title: 'Submit, then finish in the panel',
      text:
        'You press Submit on the portal. The panel reads the reference number from the confirmation page. Press “Mark online ' +
        'form completed”; the receipt is stored with the application.',
    },
  },
  never: {
    title: 'What it never does',
    submit: 'It never presses Submit or Pay.',
    captcha: 'It never solves or touches a CAPTCHA.',
    password: 'It never stores a password of a government site.',
    other: 'It never reads or changes pages outside its list of portals.',
    undeclared: 'It never types an answer that was not declared.',
    guess: 'It never guesses: a field or page it is not sure of stays empty.',
    keeps: 'It stores no personal data in the browser after the visit.',
  },
  trouble: {
    title: 'If something is not as expected',
    unknown: {
      title: 'This page is not the one we know',
      text:
        'The portal changed. Nothing was filled in. Copy the answers from the panel by hand; the page is reported with its ' +
        'labels only, and an admin records it again.',
    },
    session: {
      title: 'The portal signed you out',
      text: 'Sign in again and go back to the page. The panel remembers what was done and goes on there.',
    },
    differs: {
      title: 'A field stays red',
      text: 'Some portals cut or change text. Correct it on the page, then press “I corrected it”: the field is read again.',
    },
    ended: {
      title: 'The panel asks to connect again',
      text: 'You signed out here, or the connection was ended. Enter a new code.',
    },
    byHand: {
      title: 'You filled it in by hand',
      text: 'That is fine. Use “I filled in the online form myself” at the application; without the extension there is no receipt.',
    },
  },
  keys: {
    title: 'Keys in the panel',
    fill: 'Fill this page',
    read: 'Read the page again',
    stop: 'Stop filling in',
  },
};

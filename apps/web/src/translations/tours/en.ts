export const en = {
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  counter: '{{current}} of {{total}}',
  stops: {
    menu: { title: 'Your menu', text: 'Your applications, documents and profile, on every screen.' },
    walkthrough: {
      title: 'Watch it again anytime',
      text: 'Show Walkthrough in the menu explains the screen you’re on.',
    },
    empty: {
      title: 'Your applications',
      text: 'Every trip you prepare appears here. Choose Apply now to start; you can stop and continue later.',
    },
    search: { title: 'Search', text: 'Find an application by destination, traveller or reference.' },
    status: {
      title: 'Visa status',
      text: 'See how far each application is, from the first documents to the submitted application.',
    },
    finish: {
      title: 'Finish the application',
      text: 'This button always shows the next step and takes you back to where you stopped.',
    },
    'view-summary': {
      title: 'View the summary',
      text: 'Once the form is complete, the summary shows what we’ve prepared and what happens next.',
    },
    download: { title: 'Download the package', text: 'When the package is ready, download it here as one file.' },
    delete: {
      title: 'Delete an application',
      text: 'Delete removes the application from your list. You can undo it for ten seconds.',
    },
    steps: { title: 'Five steps', text: 'Completed steps are marked. A locked step tells you what’s needed first.' },
    bars: { title: 'Five steps', text: 'The filled bars show how far you are. The name of the step is beside them.' },
    destination: { title: 'Where to', text: 'Pick a flag, or search for the country by name.' },
    purpose: { title: 'Purpose of your trip', text: 'Tourism, business or study: each needs different documents.' },
    dates: {
      title: 'When you travel',
      text: 'Choose your first and last day. We’ll tell you how much time you have to apply.',
    },
    companions: {
      title: 'Who’s coming along',
      text: 'Add family and friends. We ask for shared details only once.',
    },
    facts: {
      title: 'What you need',
      text: 'Visa type, documents, fees and processing time for your trip, with the sources.',
    },
    continue: {
      title: 'Continue',
      text: 'Opens the next step. If it isn’t available yet, you’ll see why next to it.',
    },
    help: { title: 'Help', text: 'Our phone number and email are in the same place on every step.' },
    travel: {
      title: 'Your trip',
      text: 'Destination, purpose and dates. Change the dates here; Update appears once you’ve chosen both.',
    },
    checklist: { title: 'Your checklist', text: 'What your destination requires, and why.' },
    example: {
      title: 'Good and bad examples',
      text: 'See what a document should look like before you take a photo of it.',
    },
    'have-it': { title: 'I have it', text: 'Mark what you already have. You can add the rest later.' },
    share: { title: 'Print or share', text: 'Send the list to someone at home. They don’t need to sign in.' },
    begin: {
      title: 'Start the application',
      text: 'Continue saves your trip as a draft. You can stop at any time from here.',
    },
    dropzone: {
      title: 'Add your documents',
      text: 'Add photos, scans and PDFs all at once, in any order. We’ll sort them for you.',
    },
    'document-list': {
      title: 'Your document list',
      text: 'See which documents are missing, uploading, being read or done.',
    },
    preview: {
      title: 'Preview',
      text: 'Open a document to see its pages and what we read. You can rotate, crop or replace it there.',
    },
    'review-panel': {
      title: 'To check',
      text: 'If we’re not sure about a value, we show it here with its place on the page, for you to confirm.',
    },
    'error-panel': {
      title: 'Needs attention',
      text: 'If a document can’t be used, you’ll see why here and what to do about it.',
    },
    proceed: {
      title: 'On to the form',
      text: 'One document is enough to continue to the form. You can add the rest later.',
    },
    'form-fields': {
      title: 'The form',
      text: 'We fill it in from your documents. Check every answer and correct anything that isn’t right.',
    },
    'form-source': {
      title: 'Where it comes from',
      text: 'Each answer opens the place in the document it was read from.',
    },
    'form-continue': { title: 'Continue', text: 'Once every section is checked, Continue takes you to your package.' },
    package: { title: 'Your package', text: 'Your documents for the destination, in the right order, in one file.' },
    'next-steps': { title: 'What happens next', text: 'From your completed form to the submitted application.' },
    identity: { title: 'About you', text: 'Read from your passport, with the place it was read from.' },
    contact: { title: 'How we reach you', text: 'Your phone number and address. Each part is saved separately.' },
    consent: { title: 'Your consent', text: 'What you agreed to, when, and how to withdraw it.' },
  },
};

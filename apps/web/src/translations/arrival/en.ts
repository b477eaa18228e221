// Texts of those who come by a start link.
export const en = {
  heading: 'Welcome, {{name}}. Is this your trip?',
  headingNoName: 'Welcome. Is this your trip?',
  help: 'We filled this in for you. Check it, then choose Continue to start your application.',
  title: 'Your trip',
  range: '{{from}} to {{to}}',
  premiumIncluded: 'Included: a reviewer checks your application',
  wrong: 'Is something wrong? Contact us before you continue; see “Need a hand?”.',
  datesOver: 'These dates have passed. Choose new travel dates first.',
  facts: {
    traveller: 'Traveller',
    to: 'Travelling to',
    from: 'Travelling from',
    purpose: 'Purpose',
    visaType: 'Visa type',
    visaDuration: 'Visa duration',
    dates: 'Travel dates',
    nationality: 'Nationality',
    premium: 'Premium check',
  },
  problemHeading: 'Your start link',
  problemHelp: 'You’re in the right place, but this link can’t start an application.',
  problem: {
    refused: {
      title: 'This link can no longer be used',
      text: 'It works once, for a limited time. Look in My Applications if you have used it before, or ask {{tenant}} for a new link.',
    },
    foreign: {
      title: 'This link is for another traveller',
      text: 'You are signed in as {{email}}. Sign in with the account the link was sent to, or ask {{tenant}} for your own link.',
    },
    ended: {
      title: 'This link does not work',
      text: 'It may have ended. Please ask where you found it for a new one.',
      leave: 'My Applications',
    },
    unreadable: {
      title: 'This link is incomplete',
      text: 'Part of the link is missing or was changed. Open it again from the message, or ask {{tenant}} for a new one.',
    },
  },
};

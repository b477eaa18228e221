export const en = {
  notFoundTitle: 'You have found a secret place!',
  notFoundLead: 'There’s no page at {{address}}. It may have moved, or there’s a typo in the address.',
  notFoundButton: 'Go to home page',
  unauthorisedTitle: 'You don’t have access to this page',
  unauthorisedFor: 'This page is for {{roles}}',
  unauthorisedLead:
    'You’re signed in as {{name}}, {{role}}. This page needs the role {{needed}}; your administrator can give it to you.',
  unauthorisedUnknown: 'You’re signed in as {{name}}, {{role}}. There’s nothing at this address for your role.',
  landing: 'Go to my start page',
  many: {
    admin: 'admins',
    agency: 'agencies',
    agent: 'agents',
    applicant: 'applicants',
    reviewer: 'reviewers',
    distributor: 'distributors',
  },
};

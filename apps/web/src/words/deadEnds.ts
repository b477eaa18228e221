export const en = {
  notFoundTitle: 'You have found a secret place!',
  notFoundLead: 'There is no page at {{address}}. It may have moved, or the address has a typo.',
  notFoundButton: 'Go to home page',
  unauthorisedTitle: 'This page is not open to you',
  unauthorisedFor: 'This page is for {{roles}}',
  unauthorisedLead:
    'You are signed in as {{name}}, {{role}}. It opens for the role {{needed}}, which your administrator can give you.',
  unauthorisedUnknown: 'You are signed in as {{name}}, {{role}}. There is nothing at this address for your role.',
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

export const hi: typeof en = {
  notFoundTitle: 'आपको एक गुप्त जगह मिल गई!',
  notFoundLead: '{{address}} पर कोई पृष्ठ नहीं है। वह हट गया होगा, या पते में कोई ग़लती है।',
  notFoundButton: 'मुखपृष्ठ पर जाएँ',
  unauthorisedTitle: 'यह पृष्ठ आपके लिए खुला नहीं है',
  unauthorisedFor: 'यह पृष्ठ {{roles}} के लिए है',
  unauthorisedLead:
    'आप {{name}} ({{role}}) के रूप में साइन इन हैं। यह {{needed}} भूमिका के लिए खुलता है, जो आपका एडमिन आपको दे सकता है।',
  unauthorisedUnknown: 'आप {{name}} ({{role}}) के रूप में साइन इन हैं। इस पते पर आपकी भूमिका के लिए कुछ नहीं है।',
  landing: 'मेरे शुरुआती पृष्ठ पर जाएँ',
  many: {
    admin: 'एडमिन',
    agency: 'एजेंसियों',
    agent: 'एजेंटों',
    applicant: 'आवेदकों',
    reviewer: 'समीक्षकों',
    distributor: 'वितरकों',
  },
};

import type { en } from './en.ts';

export const hi: typeof en = {
  notFoundTitle: 'आपको एक गुप्त जगह मिल गई!',
  notFoundLead: '{{address}} पर कोई पृष्ठ नहीं है। वह हट गया होगा, या पते में कोई ग़लती है।',
  notFoundButton: 'मुखपृष्ठ पर जाएँ',
  unauthorisedTitle: 'आपके पास इस पृष्ठ की अनुमति नहीं है',
  unauthorisedFor: 'यह पृष्ठ {{roles}} के लिए है',
  unauthorisedLead:
    'आप {{name}} ({{role}}) के रूप में साइन इन हैं। इस पृष्ठ के लिए {{needed}} भूमिका चाहिए, जो आपका एडमिन आपको दे सकता है।',
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

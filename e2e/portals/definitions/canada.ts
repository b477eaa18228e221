import { fromForm } from '../rows/from-form.ts';

export const canada = await fromForm({
  id: 'canada-visitor',
  name: 'Northern Visitor Record Practice',
  tagline: 'Visitor visa for Canada, practice version',
  destination: 'canada',
  code: 'CAN',
  theme: { main: '#9b2226', soft: '#fbf7f6', emblem: 'leaf', layout: 'rows' },
  sessionSeconds: 20 * 60,
  dates: 'YYYY-MM-DD',
  idOf: (question) => `app-${question}`,
  pages: [
    { id: 'eligibility', title: 'Eligibility', sections: ['eligibility'] },
    { id: 'passport', title: 'Passport', sections: ['passport', 'nationalId'] },
    { id: 'personal', title: 'Personal details', sections: ['personal', 'languages'] },
    { id: 'contact', title: 'Contact information', sections: ['contact'] },
    { id: 'visit', title: 'Visit, education and employment', sections: ['visit', 'education', 'employment'] },
    { id: 'background', title: 'Background', sections: ['background'] },
    { id: 'medical', title: 'Medical', sections: ['medical'] },
    { id: 'family', title: 'Family information', sections: ['family'] },
  ],
});

import { fromForm } from '../rows/from-form.ts';

const path = '/Application.aspx';

// Asks the questions of one form the old style: one address, a page drawn anew by every POST, ids that are different each time.
export const postback = await fromForm({
  id: 'postback',
  name: 'e-Visa Counter Practice',
  tagline: 'e-visa for Türkiye in postback style, practice version',
  destination: 'turkey',
  code: 'TUR',
  theme: { main: '#5a3d1c', soft: '#f6f4f0', emblem: 'gate', layout: 'rows' },
  sessionSeconds: 10 * 60,
  isPostback: true,
  dates: 'DD.MM.YYYY',
  idOf: (question) => question,
  pages: [
    { id: 'eligibility', title: 'Eligibility', sections: ['eligibility'], path },
    { id: 'person', title: 'Personal details', sections: ['personal', 'passport'], path },
    { id: 'contact', title: 'Contact details and trip', sections: ['contact', 'trip'], path },
    { id: 'more', title: 'Business and study', sections: ['business', 'study'], path },
  ],
});

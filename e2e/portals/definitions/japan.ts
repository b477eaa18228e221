import { fromForm } from '../rows/from-form.ts';

export const japan = await fromForm({
  id: 'japan-visa',
  name: 'Island Visa Request Practice',
  tagline: 'Visa for Japan, practice version',
  destination: 'japan',
  code: 'JPN',
  theme: { main: '#4a2545', soft: '#f9f6f9', emblem: 'sun', layout: 'grid' },
  sessionSeconds: 15 * 60,
  dates: 'native',
  idOf: (question) => `q_${question}`,
  pages: [
    { id: 'personal', title: 'Personal details', sections: ['personal'] },
    { id: 'passport', title: 'Passport and visit', sections: ['passport', 'trip'] },
    { id: 'contact', title: 'Contact and work', sections: ['contact', 'work'] },
    { id: 'guarantor', title: 'Guarantor and inviter', sections: ['guarantor', 'inviter', 'remarks'] },
    { id: 'declarations', title: 'Declarations', sections: ['declarations'] },
  ],
});

import { fromForm } from '../rows/from-form.ts';

export const schengen = await fromForm({
  id: 'schengen-form',
  name: 'Short Stay Visa Application',
  tagline: 'Schengen visa for Germany, practice version',
  destination: 'germany',
  code: 'DEU',
  theme: { main: '#24478f', soft: '#f4f6fb', emblem: 'star', layout: 'grid' },
  sessionSeconds: 20 * 60,
  dates: 'DD/MM/YYYY',
  idOf: (question) => `visa_${question}`,
  pages: [
    { id: 'identity', title: 'Identity', sections: ['identity', 'guardian'] },
    { id: 'document', title: 'Travel document', sections: ['document', 'euFamily'] },
    { id: 'contact', title: 'Residence and occupation', sections: ['contact', 'work'] },
    { id: 'journey', title: 'Journey', sections: ['journey'] },
    { id: 'host', title: 'Host and cost of the trip', sections: ['host', 'costs'] },
    { id: 'statements', title: 'Statements', sections: ['filler', 'sign'] },
  ],
});

import { fromForm } from '../rows/from-form.ts';

export const uk = await fromForm({
  id: 'uk-visitor',
  name: 'Visit Visa Practice Service',
  tagline: 'Visitor visa for the United Kingdom, practice version',
  destination: 'uk',
  code: 'GBR',
  theme: { main: '#2a2f45', soft: '#ffffff', emblem: 'leaf', layout: 'cards' },
  sessionSeconds: 25 * 60,
  dates: 'DD MM YYYY',
  idOf: (question) => question,
  pages: [
    { id: 'start', title: 'Start your application', sections: ['start'] },
    { id: 'contact', title: 'Contact details', sections: ['contact'] },
    { id: 'name', title: 'Name, sex and relationship', sections: ['name', 'personal'] },
    { id: 'address', title: 'Your address', sections: ['address'] },
    { id: 'documents', title: 'Passport and identity card', sections: ['passport', 'identityCard'] },
    { id: 'nationality', title: 'Nationality and birth', sections: ['nationality'] },
    { id: 'employment', title: 'Employment', sections: ['employment'] },
    { id: 'income', title: 'Income and spending', sections: ['finances'] },
    { id: 'trip', title: 'Your visit', sections: ['trip'] },
    { id: 'family', title: 'Family', sections: ['partner', 'dependants', 'parents', 'familyInUk'] },
    { id: 'companions', title: 'Companions and accommodation', sections: ['companions', 'accommodation'] },
    { id: 'travel-history', title: 'Travel history', sections: ['ukHistory', 'worldHistory', 'immigrationHistory'] },
    { id: 'conduct', title: 'Conduct and security', sections: ['convictions', 'security', 'employmentHistory'] },
  ],
});

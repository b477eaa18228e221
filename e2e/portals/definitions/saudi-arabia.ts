import { fromRows } from '../rows/from-rows.ts';

export const saudiArabia = await fromRows({
  id: 'saudi-evisa',
  name: 'Visitor e-Visa Practice',
  tagline: 'e-visa for Saudi Arabia, practice version',
  destination: 'saudiArabia',
  rowsOf: 'Visit Saudi eVisa',
  code: 'SAU',
  theme: { main: '#165c37', soft: '#f3f8f4', emblem: 'sun', layout: 'cards' },
  sessionSeconds: 20 * 60,
  dates: 'native',
  countries: 'names',
  pages: [
    { id: 'eligibility', title: 'Eligibility', of: ['1 Eligibility'] },
    { id: 'person', title: 'Personal details', of: ['2 Personal details'] },
    { id: 'passport', title: 'Passport', of: ['3 Passport'] },
    { id: 'contact', title: 'Contact details', of: ['4 Contact details'] },
    { id: 'visit', title: 'Visit', of: ['5 Visit'] },
  ],
  rows: {
    'rdWhatsAppYes, rdWhatsAppNo': { ids: ['rdWhatsApp'], optionIds: ['rdWhatsAppYes', 'rdWhatsAppNo'] },
    'AccomodationHotel, AccomodationResidency': {
      ids: ['Accomodation'],
      kind: 'radio',
      optionIds: ['AccomodationHotel', 'AccomodationResidency'],
    },
    PlaceOfResidence: { question: 'accommodationName' },
    CityId: { question: 'accommodationCity' },
  },
});

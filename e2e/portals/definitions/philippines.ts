import { fromRows } from '../rows/from-rows.ts';

export const philippines = await fromRows({
  id: 'philippines-etravel',
  name: 'Arrival Registration Trainer',
  tagline: 'Travel registration for the Philippines, practice version',
  destination: 'philippines',
  rowsOf: 'Philippines eTravel',
  code: 'PHL',
  theme: { main: '#1c4e9c', soft: '#f3f6fb', emblem: 'peak', layout: 'cards' },
  sessionSeconds: 20 * 60,
  dates: 'native',
  countries: 'names',
  pages: [
    {
      id: 'person',
      title: 'Personal information',
      of: ['1 Application', '2 Personal information', '3 Permanent residence'],
    },
    { id: 'travel', title: 'Travel details', of: ['4 Travel details', '5 Destination in the Philippines'] },
    { id: 'health', title: 'Health and customs', of: ['6 Health declaration', '7 Customs'] },
  ],
  rows: { transit_destination_country_code: { question: 'transitDestinationCountry' } },
});

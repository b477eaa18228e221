import { fromRows } from '../rows/from-rows.ts';
import { parseOption } from '../rows/parse-option.ts';

export const china = await fromRows({
  id: 'china-cova',
  name: 'Online Visa Form Trainer',
  tagline: 'Application for a visa to China, practice version',
  destination: 'china',
  rowsOf: 'China COVA',
  code: 'CHN',
  theme: { main: '#7a1f2b', soft: '#faf6f3', emblem: 'gate', layout: 'rows' },
  sessionSeconds: 30 * 60,
  dates: 'YYYY-MM-DD',
  countries: 'names',
  pages: [
    { id: 'personal', title: 'Personal information', of: ['1. Personal information'] },
    { id: 'visa', title: 'Type of visa', of: ['2. Type of visa'] },
    { id: 'work', title: 'Work', of: ['3. Work'] },
    { id: 'education', title: 'Education', of: ['4. Education'] },
    { id: 'family', title: 'Address and family', of: ['5. Address and family'] },
    { id: 'travel', title: 'Travel', of: ['6. Travel'] },
    { id: 'history', title: 'Earlier travel', of: ['7. Earlier travel'] },
    { id: 'other', title: 'Other information', of: ['8. Other information'] },
    { id: 'declaration', title: 'Declaration', of: ['9. Declaration'] },
  ],
  rows: {
    // A question and the box for its details; our form has the details only.
    '8.11; ItemValue11, ItemNote11': {
      parts: {
        ItemValue11: {
          kind: 'radio',
          options: ['1: Yes', '0: No'].map(parseOption),
          maxLength: null,
          from: null,
          personal: 'other',
        },
        ItemNote11: {
          label: 'Anything else to declare: details',
          partLabel: undefined,
          from: { question: 'additionalInfo' },
          personal: undefined,
        },
      },
    },
  },
});

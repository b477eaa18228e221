import { fromRows } from '../rows/from-rows.ts';

export const sriLanka = await fromRows({
  id: 'sri-lanka-eta',
  name: 'Island Travel Authorisation',
  tagline: 'ETA for Sri Lanka, practice version',
  destination: 'sriLanka',
  rowsOf: 'Sri Lanka ETA',
  code: 'LKA',
  theme: { main: '#7a4a00', soft: '#fbf8f1', emblem: 'leaf', layout: 'rows' },
  sessionSeconds: 15 * 60,
  dates: 'MM-DD-YYYY',
  countries: 'upper',
  pages: [
    { id: 'terms', title: 'Terms of this practice portal', of: ['0 Terms'] },
    { id: 'kind', title: 'Kind of application', of: ['1 Application'] },
    { id: 'person', title: 'Personal details and passport', of: ['2 Personal details', '3 Passport'] },
    { id: 'trip', title: 'Trip and contact details', of: ['4 Trip', '5 Contact details'] },
    { id: 'declaration', title: 'Declaration', of: ['7 Declaration', '2 Individual form'] },
  ],
  rows: {
    'terms (value yes)': {
      ids: ['terms'],
      options: [{ value: 'yes', text: 'I agree' }],
      personal: 'declaration',
      required: true,
    },
    'appType 1, 2 (tourist), 21, 32 (business)': {
      ids: ['appType'],
      optionIds: ['appType-1', 'appType-2', 'appType-3'],
      question: 'applicationKind',
    },
    bdate: { behaviour: 'picker' },
    reenteredbdate: { behaviour: 'picker' },
    pidate: { behaviour: 'picker' },
    pedate: { behaviour: 'picker' },
    iadate: { behaviour: 'picker' },
    RequestedVisaDays: { question: 'visaLengthRequested' },
    conf: { label: 'I confirm what I have entered', personal: 'declaration', required: true },
  },
});

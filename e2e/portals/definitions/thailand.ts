import { fromRows } from '../rows/from-rows.ts';
import { thaiDistricts, thaiProvinces, thaiSubDistricts } from './ward-lists.ts';

export const thailand = await fromRows({
  id: 'thailand-arrival',
  name: 'Digital Arrival Card Trainer',
  tagline: 'Arrival card for Thailand, practice version',
  destination: 'thailand',
  rowsOf: 'Thailand TDAC',
  code: 'THA',
  theme: { main: '#43307a', soft: '#f6f5fa', emblem: 'sun', layout: 'cards' },
  sessionSeconds: 15 * 60,
  dates: 'YYYY/MM/DD',
  countries: 'names',
  pages: [
    { id: 'person', title: 'Personal information', of: ['1 Personal information'] },
    { id: 'trip', title: 'Trip and accommodation', of: ['2 Trip information'] },
    { id: 'health', title: 'Health declaration', of: ['3 Health declaration'] },
    { id: 'terms', title: 'Terms', of: ['4 Preview'] },
  ],
  rows: {
    nationalityDesc: { kind: 'list', behaviour: 'search' },
    countryResDesc: { kind: 'list', behaviour: 'search' },
    'bdDateDay, bdDateMonth, bdDateYear': {
      parts: {
        bdDateDay: { partLabel: 'day', format: { date: 'DD' }, pattern: 'DD', maxLength: 2 },
        bdDateMonth: { partLabel: 'month', format: { date: 'MM' }, pattern: 'MM', maxLength: 2 },
        bdDateYear: { partLabel: 'year', format: { date: 'YYYY' }, pattern: 'YYYY', maxLength: 4 },
      },
    },
    tranModeId: { question: 'vehicleType' },
    accProvinceDesc: { kind: 'select', options: thaiProvinces },
    accDistrictDesc: { kind: 'select', options: [], late: { after: 'accProvinceDesc', lists: thaiDistricts } },
    accSubDistrictDesc: { kind: 'select', options: [], late: { after: 'accDistrictDesc', lists: thaiSubDistricts } },
    'last tick box, then Agree': {
      ids: ['acceptTerms'],
      label: 'I accept the terms',
      personal: 'declaration',
      required: true,
    },
  },
});

import { fromRows } from '../rows/from-rows.ts';
import { parseOption } from '../rows/parse-option.ts';

// The unit of the length of stay: our form asks for days.
const inDays = {
  partLabel: 'unit',
  kind: 'select',
  options: ['D: Day(s)', 'W: Week(s)', 'M: Month(s)'].map(parseOption),
  from: { fixed: 'Day(s)' },
  personal: undefined,
} as const;

export const usa = await fromRows({
  id: 'ds-160',
  name: 'Nonimmigrant Visa Practice Form',
  tagline: 'DS-160, practice version',
  destination: 'usa',
  rowsOf: 'US DS-160',
  code: 'USA',
  theme: { main: '#1f3a5f', soft: '#f3f5f8', emblem: 'star', layout: 'rows' },
  sessionSeconds: 20 * 60,
  dates: 'DD-MMM-YYYY',
  countries: 'upper',
  pages: [
    { id: 'start', title: 'Getting started', of: ['Getting started'] },
    { id: 'personal-1', title: 'Personal information 1', of: ['Personal 1'] },
    { id: 'personal-2', title: 'Personal information 2', of: ['Personal 2'] },
    { id: 'travel', title: 'Travel information', of: ['Travel'] },
    { id: 'companions', title: 'Travel companions', of: ['Travel companions'] },
    { id: 'previous-travel', title: 'Previous U.S. travel', of: ['Previous U.S. travel'] },
    { id: 'address', title: 'Address and phone', of: ['Address and phone'] },
    { id: 'passport', title: 'Passport information', of: ['Passport'] },
    { id: 'contact', title: 'U.S. contact', of: ['U.S. contact'] },
    { id: 'relatives', title: 'Family: relatives', of: ['Family: relatives'] },
    { id: 'spouse', title: 'Family: spouse', of: ['Family: spouse'] },
    { id: 'work-present', title: 'Work and education: present', of: ['Work/education: present'] },
    { id: 'work-previous', title: 'Work and education: previous', of: ['Work/education: previous'] },
    { id: 'work-additional', title: 'Work and education: additional', of: ['Work/education: additional'] },
    { id: 'security-1', title: 'Security and background 1', of: ['Security 1'] },
    { id: 'security-2', title: 'Security and background 2', of: ['Security 2'] },
    { id: 'security-3', title: 'Security and background 3', of: ['Security 3'] },
    { id: 'security-4', title: 'Security and background 4', of: ['Security 4'] },
    { id: 'security-5', title: 'Security and background 5', of: ['Security 5'] },
    { id: 'student-contacts', title: 'Student: additional contacts', of: ['Student: additional contacts'] },
    { id: 'sevis', title: 'SEVIS information', of: ['SEVIS'] },
    { id: 'sign', title: 'Sign the application', of: ['Sign and submit'] },
  ],
  rows: {
    'tbxTRAVEL_LOS, ddlTRAVEL_LOS_CD': {
      parts: { ddlTRAVEL_LOS_CD: inDays },
    },
    'tbxAPP_SSN1, tbxAPP_SSN2, tbxAPP_SSN3; none: cbexAPP_SSN_NA': { personal: 'other' },
    // The recorded label has the word “confirm”, and a button with that word is never pressed for anybody.
    dtlStudentAddPOC: { label: 'Additional contacts' },
    'PPTNumTbx, btnSignApp': { ids: ['PPTNumTbx'] },
  },
});

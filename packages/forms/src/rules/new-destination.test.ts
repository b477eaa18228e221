import { expect, test } from 'vitest';
import { blockFiles, destinationFiles } from '../destinations/form-files.ts';
import { mergeForm } from '../form/merge-form.ts';
import { deadlineOf } from '../deadlines/deadline-of.ts';
import { judge } from './judge.ts';
import { describeRules } from './describe-rules.ts';

// A new Schengen state: one data file built on the block.
const austria = mergeForm(
  { ...destinationFiles.get('poland')!, destination: 'Austria', destinationIso2: 'AT', destinationAlpha3: 'AUT' },
  blockFiles.get('schengen'),
);

test('a destination that is one data file has its rules, its missing documents and its last safe day', () => {
  const rules = describeRules(austria, 'Tourism');
  expect(rules.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['insurance-cover', 'passport-age', 'photo-head', 'main-destination']),
  );
  expect(rules.find(({ id }) => id === 'passport-validity')!.words.en.text).toContain('3 months after the return');
  const { findings } = judge({
    today: '2026-11-15',
    form: austria,
    formId: 'austria',
    group: 'Tourism',
    context: {},
    application: {
      fromDate: '2027-01-18',
      toDate: '2027-01-29',
      visaTo: 'Austria',
      nationality: 'India',
      visaType: '',
    },
    applicant: { firstName: 'Priya', lastName: 'Sharma' },
    documents: [],
    values: {},
  });
  expect(findings.map(({ key }) => key)).toContain('document-missing:Travel medical insurance');
  expect(findings[0]!.words.hi.title).toBe('पासपोर्ट नहीं है');
  const missing = findings.find(({ key }) => key === 'document-missing:Cover letter')!;
  expect(missing.words.hi.text).toContain('ऑस्ट्रिया');
  const { verdict, gaps } = deadlineOf({
    form: austria,
    group: 'Tourism',
    travelFrom: '2027-01-18',
    today: '2026-11-15',
  });
  expect(verdict).toBe('safe');
  expect(gaps).toContainEqual({ country: 'AT', year: 2027, note: null }); // unknown holidays are reported as a gap
});

import { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { controlForTest, pageForTest, skeletonForTest } from '../testing/page-for-test.ts';
import { redactSentence, redactSkeleton } from './redact-skeleton.ts';

const answers = {
  surname: 'Subramaniam',
  givenNames: 'Pranav Li',
  dateOfBirth: '1988-05-09',
  nationality: 'India',
  passportNumber: 'X0526184',
  email: 'pranav.s@example.com',
  employerName: 'Bank of Coimbatore',
  occupation: 'Business',
  homeAddress: 'Flat 12, 48 Lotus Road, Pune',
  children: [{ fullName: 'Asha Day', dateOfBirth: '2015-02-03' }],
  languages: ['Tamil', 'English'],
};

test.each([
  ['Surname (family name)', 'Surname (family name)'],
  ['Date of birth (DD/MM/YYYY)', 'Date of birth (DD/MM/YYYY)'],
  ['PASSPORT NUMBER', 'PASSPORT NUMBER'],
  ['Documents of PRANAV SUBRAMANIAM', 'Documents of …'],
  ['Documents of pranav', 'Documents of …'],
  ['PRANAVSUBRAMANIAM’s passport', '… passport'],
  ['Passport X0526184', 'Passport …'],
  ['Address line 2', 'Address line …'],
  ['Signed in as Rahul Mehta', 'Signed in as …'],
  ['Is Asha-Day travelling with you?', 'Is … travelling with you?'],
  ['Day of arrival', '… of arrival'],
  ['Mail to pranav.s@example.com', 'Mail to …'],
  ['Nationality: India', 'Nationality: …'],
  ['Your address in Pune', 'Your address in …'],
  ['Bank of Coimbatore', '… of …'],
  ['Occupation: Business', 'Occupation: Business'],
  ['प्रणव', '…'],
] as const)('%j becomes %j', (label, redacted) => {
  expect(redactSentence(label, answers)).toBe(redacted);
});

test('a page without personal data is reported as it is, apart from lists with names', () => {
  const { controls, ...page } = redactSkeleton(skeletonForTest(), {});
  expect(page).toEqual({
    ...skeletonForTest(),
    controls: undefined,
    title: '… portal',
    headings: ['… portal', 'Applicant and passport'],
  });
  expect(controls.map(({ label }) => label)).toEqual(pageForTest().controls.map(({ label }) => label));
  expect(controls[3]!.options).toEqual(['Male', 'Female', 'Other']);
});

test('lists with an answer are left out as a whole, ids and names with an answer are emptied', () => {
  const control = (other: object) =>
    redactSkeleton(skeletonForTest([controlForTest('c1', 'Field', other)]), answers).controls[0]!;
  expect(control({ options: ['Nepal', 'India'] }).options).toEqual([]);
  expect(control({ options: ['Yes', 'No'] }).options).toEqual(['Yes', 'No']);
  expect(control({ id: 'row_pranav', name: 'doc[X0526184]' })).toMatchObject({ id: '', name: '' });
  expect(control({ id: 'asha', name: 'passport[surname]' })).toMatchObject({ id: '', name: 'passport[surname]' });
  expect(control({ id: 'row_Rahul_Mehta', name: 'rahul' })).toMatchObject({ id: '', name: '' }); // in no answer
  expect(control({ id: 'addressLine2', name: 'dayOfBirth' })).toMatchObject({ id: 'addressLine2', name: '' });
  expect(control({ pattern: '[A-Z]{1}[0-9]{7}' }).pattern).toBe('');
});

test('a path keeps its words and loses what identifies', () => {
  const path = (text: string) => redactSkeleton(skeletonForTest([], { path: text }), answers).path;
  expect(path('/apply/step2/applicant')).toBe('/apply/step2/applicant');
  expect(path('/apply/VN-204817/pranav/applicant')).toBe('/apply/#/#/applicant');
});

test('no name, number or address of the answers is left wherever a page repeats it', () => {
  const word = fc.constantFrom('Documents of', 'for', 'Passport', '-', 'visa:', '');
  const planted = fc.constantFrom(
    'Subramaniam',
    'PRANAV',
    'pranav',
    'X0526184',
    'pranav.s@example.com',
    'Coimbatore',
    'Lotus',
    'Pune',
    'Asha',
    '1988-05-09',
    'Tamil',
  );
  const text = fc.array(fc.oneof(word, planted), { maxLength: 6 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, text, text, (label, group, id, option) => {
      const skeleton = skeletonForTest([controlForTest('c1', label, { group, id, name: id, options: [option] })], {
        title: label,
        headings: [group],
        path: `/apply/${id}`,
      });
      const report = redactSkeleton(skeleton, answers);
      expect(PageSkeleton.safeParse(report).success).toBe(true);
      expect(JSON.stringify({ ...report, origin: '' })).not.toMatch(
        /subramaniam|pranav|0526184|coimbatore|lotus|pune|asha|1988|tamil/i,
      );
    }),
    { numRuns: 300 },
  );
});

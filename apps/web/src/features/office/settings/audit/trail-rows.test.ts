import { expect, test } from 'vitest';
import { csvText } from '../../../../lib/files/csv.ts';
import { trailEntry } from './testing/trail-server.ts';
import { trailText } from '../../../../translations/trail/trail-texts.ts';
import { trailRows } from './trail-rows.ts';

test('a name that looks like a formula is written as text', () => {
  const text = csvText(
    trailRows([trailEntry(7, { personName: '=HYPERLINK("http://x")', companyName: '+1' })], trailText),
  );
  expect(text).toContain(
    `7,2026-11-16T05:00:07.000Z,"'=HYPERLINK(""http://x"")",agent,'+1,"Opened date of birth, phone number"`,
  );
});

test('changes are described by what they are; unknown ones still have a line', () => {
  const what = (action: string, subjectName = '', fields: string[] = []) =>
    trailRows([trailEntry(1, { kind: 'change', action, subjectName, fields })], trailText)[1]![5];
  expect(what('suspended', 'Wayfarer')).toBe('Suspended Wayfarer');
  expect(what('suspended')).toBe('Suspended an account or company');
  expect(what('trailExported')).toBe('Exported entries of the audit trail');
  expect(what('listExported', '', ['applicants'])).toBe('Exported the list of applicants');
  expect(what('listExported', '', ['unknown'])).toBe('Exported a list');
  expect(what('somethingNew')).toBe('Changed a record');
});

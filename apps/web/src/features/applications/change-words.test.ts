import type { Change } from '@visawright/contract/application.ts';
import { expect, test } from 'vitest';
import { findWord, fill, type Values } from '../../lib/word-table.ts';
import { en as list } from '../../words/list/en.ts';
import { en } from '../../words/applications/en.ts';
import { changeLine } from './change-words.ts';

const t = (key: string, values: Values = {}) => {
  const [path = '', named] = key.split(':').toReversed();
  const word = findWord(named === 'list' ? list : en, path, 'en', values.count);
  return word === undefined ? (values.defaultValue ?? key) : fill(word, values);
};
const quiet = { at: '2026-11-15T09:00:00.000Z', field: null, was: null, became: null, reason: null };
const line = (change: Partial<Change> & { kind: string }) =>
  changeLine({ ...quiet, personName: 'Asha Verma', ...change }, 'germany', t);

test.each([
  [{ kind: 'created' }, 'Asha Verma began this application'],
  [
    { kind: 'edited', field: 'visaDetails.fromDate', was: '04/12/2026', became: '05/12/2026' },
    'Asha Verma changed First day from 04/12/2026 to 05/12/2026',
  ],
  [
    { kind: 'moved', field: 'status', was: 'package-ready', became: 'submitted' },
    'Asha Verma moved it from Package ready to Application submitted',
  ],
  [
    { kind: 'transferred', was: 'Asha Verma', became: 'Ravi Rao' },
    'Asha Verma transferred it from Asha Verma to Ravi Rao',
  ],
  [{ kind: 'transferred', became: 'Ravi Rao' }, 'Asha Verma gave it to Ravi Rao'],
  [{ kind: 'outcome', was: 'PENDING', became: 'APPROVED' }, 'Asha Verma set the outcome from Pending to Approved'],
  [{ kind: 'answered' }, 'Asha Verma answered questions in the form'],
  [
    { kind: 'findingAccepted', field: 'insuranceCoversTrip', became: 'x' },
    'Asha Verma accepted a finding with a reason',
  ],
  [{ kind: 'formMoved', was: '1', became: '2' }, 'Asha Verma moved it to form version 2'],
  [{ kind: 'reviewApproved', field: 'review' }, 'Asha Verma approved it'],
])('%j is said in words', (change, words) => expect(line(change).text).toBe(words));

test('a returned section is named as the form names it, with its reason beside', () =>
  expect(line({ kind: 'reviewReturned', field: 'journey', reason: 'Dates differ' })).toEqual({
    text: 'Asha Verma returned Journey (boxes 23-29)',
    reason: 'Dates differ',
    tone: 'bad',
  }));

test('reopening is no step forward', () =>
  expect(line({ kind: 'moved', was: 'submitted', became: 'initiated', reason: 'Wrong date' }).text).toBe(
    'Asha Verma reopened it, from Application submitted',
  ));

test('what nobody foresaw is still said, and the product has a name', () => {
  expect(line({ kind: 'somethingNew', field: 'colour', was: 'red', became: 'blue' }).text).toBe(
    'Asha Verma changed colour from red to blue',
  );
  expect(line({ kind: 'somethingNew', personName: null }).text).toBe('Visawright changed it');
});

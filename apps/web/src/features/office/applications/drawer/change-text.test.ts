import type { ApplicationChange } from '@visawright/contract/applications/application.ts';
import { expect, test } from 'vitest';
import { applicationsText } from '../../../../translations/applications/applications-texts.ts';
import { changeText } from './change-text.ts';

const quiet = { at: '2026-11-15T09:00:00.000Z', field: null, was: null, became: null, reason: null, docId: null };
const line = (change: Partial<ApplicationChange> & { kind: string }) =>
  changeText({ ...quiet, personName: 'Asha Verma', ...change }, 'germany', applicationsText, 'Bluegate');

test.each([
  [{ kind: 'created' }, 'Asha Verma started this application'],
  [
    { kind: 'edited', field: 'visaDetails.fromDate', was: '04/12/2026', became: '05/12/2026' },
    'Asha Verma changed First day from 04/12/2026 to 05/12/2026',
  ],
  [
    { kind: 'moved', field: 'status', was: 'package-ready', became: 'submitted' },
    'Asha Verma changed the status from Package ready to Application submitted',
  ],
  [
    { kind: 'transferred', was: 'Asha Verma', became: 'Ravi Rao' },
    'Asha Verma transferred the application from Asha Verma to Ravi Rao',
  ],
  [{ kind: 'transferred', became: 'Ravi Rao' }, 'Asha Verma assigned the application to Ravi Rao'],
  [
    { kind: 'outcome', was: 'PENDING', became: 'APPROVED' },
    'Asha Verma changed the visa decision from Pending to Approved',
  ],
  [{ kind: 'edited', field: 'docIds', was: '4', became: '2' }, 'Asha Verma removed 2 documents'],
  [{ kind: 'answered' }, 'Asha Verma answered questions in the form'],
  [
    { kind: 'findingAccepted', field: 'insuranceCoversTrip', became: 'x' },
    'Asha Verma accepted a finding with a reason',
  ],
  [{ kind: 'formMoved', was: '1', became: '2' }, 'Asha Verma updated the form to version 2'],
  [{ kind: 'reviewApproved', field: 'review' }, 'Asha Verma approved the application'],
])('describes %j', (change, text) => expect(line(change).text).toBe(text));

test('names a returned section by its title, with the reason', () =>
  expect(line({ kind: 'reviewReturned', field: 'journey', reason: 'Dates differ' })).toEqual({
    text: 'Asha Verma returned Journey (boxes 23-29)',
    reason: 'Dates differ',
    tone: 'bad',
  }));

test('describes reopening', () =>
  expect(line({ kind: 'moved', was: 'submitted', became: 'initiated', reason: 'Wrong date' }).text).toBe(
    'Asha Verma reopened the application (previously Application submitted)',
  ));

test('describes unknown changes and names the tenant if nobody did it', () => {
  expect(line({ kind: 'somethingNew', field: 'colour', was: 'red', became: 'blue' }).text).toBe(
    'Asha Verma changed colour from red to blue',
  );
  expect(line({ kind: 'somethingNew', personName: null }).text).toBe('Bluegate changed the application');
});

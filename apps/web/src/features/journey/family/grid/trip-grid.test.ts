import type { Application } from '@visawright/contract/applications/application.ts';
import type { TripDocument, TripTraveller } from '@visawright/contract/documents/trip.ts';
import type { ChecklistItem } from '@visawright/forms/form/form-schema.ts';
import { expect, test } from 'vitest';
import { tripGridOf } from './trip-grid.ts';

const item = (category: ChecklistItem['category'], title: string, conditions?: string): ChecklistItem => ({
  category,
  title,
  hint: '',
  requiredFor: ['Tourism'],
  ...(conditions ? { conditions } : {}),
});
const passport = item('Passport', 'Passport');
const flight = item('Proof of Travel', 'Flight reservation');
const funds = item('Proof of Funds', 'Bank statements');
const leave = item('Proof of Employment', 'Leave letter from the employer', 'employed');
const checklist = { required: [passport, flight, funds, leave], recommended: [] };

const entry = (docId: string, category: TripDocument['category'], kind: string, more: Partial<TripDocument> = {}) => ({
  docId,
  applicantUid: 'a',
  fileName: `${docId}.pdf`,
  category,
  categoryOutcome: 'accept' as const,
  kind,
  state: 'checked' as const,
  reason: null,
  retake: [],
  toConfirm: 0,
  belonging: 'own' as const,
  belongsTo: null,
  ownerQuestion: null,
  version: 1,
  movedFrom: null,
  copyOf: null,
  ...more,
});
const traveller = (uid: string, ...documents: TripDocument[]): TripTraveller => ({
  application: { applicationUid: uid, situations: [] as string[] } as Application,
  documents,
});
const ticket = entry('ticket', 'Proof of Travel', 'Flight e-ticket or reservation');
const grid = (...travellers: TripTraveller[]) => tripGridOf(checklist, 'Tourism', travellers, () => ({}));
const stateOf = (title: string, { rows }: ReturnType<typeof grid>) =>
  rows.find((row) => row.item.title === title)?.cells.map(({ state }) => state);

test('has a row per required document and a cell per traveller', () => {
  const made = grid(
    traveller(
      'one',
      entry('p', 'Passport', 'Indian passport'),
      entry('b', 'Proof of Funds', 'Bank statement', { state: 'read' }),
    ),
    traveller('two', entry('q', 'Passport', 'Indian passport', { retake: ['blur'] })),
  );
  expect(made.rows.map((row) => row.item.title)).toEqual(['Passport', 'Flight reservation', 'Bank statements']);
  expect(stateOf('Passport', made)).toEqual(['done', 'attention']);
  expect(stateOf('Bank statements', made)).toEqual(['reading', 'notStarted']);
  expect(made.counts.get('one')).toEqual({ all: 3, done: 1, reading: 1, attention: 0 });
  expect(made.counts.get('two')).toEqual({ all: 3, done: 1, reading: 0, attention: 1 });
});

test('adds a conditional document once a traveller has it, counted for that traveller', () => {
  const letter = entry('l', 'Proof of Employment', 'Employment / NOC / leave letter');
  const made = grid(traveller('one', letter), traveller('two'));
  expect(stateOf(leave.title, made)).toEqual(['done', 'notStarted']);
  expect(made.counts.get('one')!.all).toBe(4);
  expect(made.counts.get('two')!.all).toBe(3);
});

test('offers tickets for sharing, but no passports and no copies', () => {
  const made = grid(
    traveller('one', ticket, entry('p', 'Passport', 'Indian passport')),
    traveller('two'),
    traveller('three', { ...ticket, docId: 'copy', copyOf: 'ticket' }),
  );
  const [passports, flights] = made.rows;
  expect(flights!.cells.map(({ offered }) => offered?.docId)).toEqual([undefined, 'ticket', undefined]);
  expect(passports!.cells.map(({ offered }) => offered)).toEqual([null, null, null]);
});

test('does not offer a document that is still being read', () => {
  const made = grid(traveller('one', { ...ticket, state: 'classified' }), traveller('two'));
  expect(made.rows[1]!.cells.map(({ offered }) => offered)).toEqual([null, null]);
});

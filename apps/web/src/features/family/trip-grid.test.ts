import type { Application } from '@visawright/contract/application.ts';
import type { TripDocument, TripTraveller } from '@visawright/contract/trip.ts';
import type { ChecklistItem } from '@visawright/forms/form-schema.ts';
import { expect, test } from 'vitest';
import { gridOf } from './trip-grid.ts';

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

const paper = (docId: string, category: TripDocument['category'], kind: string, more: Partial<TripDocument> = {}) => ({
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
  belongsTo: null,
  version: 1,
  movedFrom: null,
  copyOf: null,
  ...more,
});
const traveller = (uid: string, ...documents: TripDocument[]): TripTraveller => ({
  application: { applicationUid: uid } as Application,
  documents,
});
const ticket = paper('ticket', 'Proof of Travel', 'Flight e-ticket or reservation');
const grid = (...travellers: TripTraveller[]) => gridOf(checklist, travellers, () => ({}));
const stateOf = (title: string, { rows }: ReturnType<typeof grid>) =>
  rows.find((row) => row.item.title === title)?.cells.map(({ state }) => state);

test('each paper everybody needs is a row, each traveller a cell of it', () => {
  const made = grid(
    traveller(
      'one',
      paper('p', 'Passport', 'Indian passport'),
      paper('b', 'Proof of Funds', 'Bank statement', { state: 'read' }),
    ),
    traveller('two', paper('q', 'Passport', 'Indian passport', { retake: ['blur'] })),
  );
  expect(made.rows.map((row) => row.item.title)).toEqual(['Passport', 'Flight reservation', 'Bank statements']);
  expect(stateOf('Passport', made)).toEqual(['done', 'attention']);
  expect(stateOf('Bank statements', made)).toEqual(['reading', 'notStarted']);
  expect(made.counts.get('one')).toEqual({ all: 3, done: 1, reading: 1, attention: 0 });
  expect(made.counts.get('two')).toEqual({ all: 3, done: 0, reading: 0, attention: 1 });
});

test('a paper only some need comes when one of them has it, and counts for that one alone', () => {
  const letter = paper('l', 'Proof of Employment', 'Employment / NOC / leave letter');
  const made = grid(traveller('one', letter), traveller('two'));
  expect(stateOf(leave.title, made)).toEqual(['done', 'notStarted']);
  expect(made.counts.get('one')!.all).toBe(4);
  expect(made.counts.get('two')!.all).toBe(3);
});

test('a ticket of one is offered to those who have none, a passport never, a copy only by its original', () => {
  const made = grid(
    traveller('one', ticket, paper('p', 'Passport', 'Indian passport')),
    traveller('two'),
    traveller('three', { ...ticket, docId: 'copy', copyOf: 'ticket' }),
  );
  const [passports, flights] = made.rows;
  expect(flights!.cells.map(({ offered }) => offered?.docId)).toEqual([undefined, 'ticket', undefined]);
  expect(passports!.cells.map(({ offered }) => offered)).toEqual([null, null, null]);
});

test('a paper still being read is offered to nobody', () => {
  const made = grid(traveller('one', { ...ticket, state: 'classified' }), traveller('two'));
  expect(made.rows[1]!.cells.map(({ offered }) => offered)).toEqual([null, null]);
});

import type { Application } from '@visawright/contract/application.ts';
import type { Trip, TripDocument, TripTraveller } from '@visawright/contract/trip.ts';
import { expect, test } from 'vitest';
import { sortedNotes } from './sorted-notes.ts';

const paper = (docId: string, more: Partial<TripDocument> = {}) =>
  ({ docId, fileName: `${docId}.pdf`, movedFrom: null, copyOf: null, ...more }) as TripDocument;
const traveller = (applicantName: string, documents: TripDocument[], can: Application['can'] = ['application.edit']) =>
  ({ application: { applicantName, can }, documents }) as unknown as TripTraveller;
const trip = (...travellers: TripTraveller[]): Trip => ({ tripUid: 't', travellers });
const ananya = { applicantUid: 'a', name: 'Ananya' };

test('a move is a note of its own, the copies of one paper are one', () => {
  const notes = sortedNotes(
    trip(
      traveller('Ananya', [paper('ticket')]),
      traveller('Asha', [
        paper('bank', { movedFrom: ananya }),
        paper('one', { fileName: 'ticket.pdf', copyOf: 'ticket' }),
      ]),
      traveller('Ravi', [paper('two', { fileName: 'ticket.pdf', copyOf: 'ticket' })]),
    ),
  );
  expect(notes.map(({ file, names }) => [file, names])).toEqual([
    ['bank.pdf', ['Asha']],
    ['ticket.pdf', ['Asha', 'Ravi']],
  ]);
  expect(notes[0]!.moved?.back).toEqual(ananya);
  expect(notes[1]!.copies.map(({ docId }) => docId)).toEqual(['one', 'two']);
});

test('what is handed in offers no way back', () => {
  expect(sortedNotes(trip(traveller('Asha', [paper('bank', { movedFrom: ananya })], ['application.read'])))).toEqual(
    [],
  );
});

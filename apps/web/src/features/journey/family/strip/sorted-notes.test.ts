import type { Application } from '@visawright/contract/applications/application.ts';
import type { Trip, TripDocument, TripTraveller } from '@visawright/contract/documents/trip.ts';
import { expect, test } from 'vitest';
import { sortedNotes } from './sorted-notes.ts';

const entry = (docId: string, more: Partial<TripDocument> = {}) =>
  ({ docId, fileName: `${docId}.pdf`, movedFrom: null, copyOf: null, ...more }) as TripDocument;
const traveller = (applicantName: string, documents: TripDocument[], can: Application['can'] = ['application.edit']) =>
  ({ application: { applicantName, can }, documents }) as unknown as TripTraveller;
const trip = (...travellers: TripTraveller[]): Trip => ({ tripUid: 't', travellers });
const ananya = { applicantUid: 'a', name: 'Ananya' };

test('returns one note per move and one per copied document', () => {
  const notes = sortedNotes(
    trip(
      traveller('Ananya', [entry('ticket')]),
      traveller('Asha', [
        entry('bank', { movedFrom: ananya }),
        entry('one', { fileName: 'ticket.pdf', copyOf: 'ticket' }),
      ]),
      traveller('Ravi', [entry('two', { fileName: 'ticket.pdf', copyOf: 'ticket' })]),
    ),
  );
  expect(notes.map(({ file, names }) => [file, names])).toEqual([
    ['bank.pdf', ['Asha']],
    ['ticket.pdf', ['Asha', 'Ravi']],
  ]);
  expect(notes[0]!.moved?.back).toEqual(ananya);
  expect(notes[1]!.copies.map(({ docId }) => docId)).toEqual(['one', 'two']);
});

test('offers no undo after submission', () => {
  expect(sortedNotes(trip(traveller('Asha', [entry('bank', { movedFrom: ananya })], ['application.read'])))).toEqual(
    [],
  );
});

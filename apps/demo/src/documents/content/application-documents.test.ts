import { daysLater } from '@visawright/contract/dates/days.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { expect, test } from 'vitest';
import { demoApplications, type DemoApplication } from '../../applications/demo-applications.ts';
import { applicationDocuments, isComplete, misspelt } from './application-documents.ts';
import type { DocumentContext } from './demo-document.types.ts';
import { demoDestination } from './demo-destination.ts';
import { demoPerson } from './demo-person.ts';

const form = await loadForm('germany');
const [today, from, to] = ['2026-11-17', '2027-02-01', '2027-02-10'];
const holder = {
  firstName: 'Asha',
  lastName: 'Rao',
  birthDate: '1988-04-11',
  passportNumber: 'K1234567',
  email: null,
  phone: null,
};
const journey = {
  destination: demoDestination('Germany'),
  home: { city: 'Mumbai', airport: 'BOM' },
  from,
  to,
  purpose: 'tourism',
} as const;
const given: DocumentContext = {
  ...demoPerson(holder, journey),
  holder,
  today,
  form,
  formId: 'germany',
  group: 'Tourism',
  visaType: form.visaTypes[0]!.name,
  from,
  to,
  isMinor: false,
};
const application = (facts: Partial<DemoApplication>): DemoApplication => ({
  ...demoApplications[0]!,
  wasReturned: undefined!,
  ...facts,
});
const documents = (facts: Partial<DemoApplication>, at: number) => applicationDocuments(application(facts), at, given);
const valueOf = (list: ReturnType<typeof documents>, kind: string, field: string) =>
  list.find((each) => each.kind === kind)?.values[field];

test('a form that was declared or is with a reviewer is complete, one that was only started is not', () => {
  expect(isComplete(application({ status: 'submitted', review: 'none' }))).toBe(true);
  expect(isComplete(application({ status: 'initiated', review: 'requested' }))).toBe(true);
  expect(isComplete(application({ status: 'initiated', review: 'none' }))).toBe(false);
});

test('declared applications have no mistake, editable ones have the one of their place in the list', () => {
  const insuranceEnd = (facts: Partial<DemoApplication>, at: number) =>
    valueOf(documents(facts, at), 'Travel insurance policy', 'endDate');
  const inReview = { status: 'initiated', review: 'requested' } as const;
  expect(insuranceEnd({ status: 'submitted', review: 'none' }, 0)).toBe(to);
  expect(insuranceEnd(inReview, 0)).toBe(daysLater(to, -2));
  expect(insuranceEnd(inReview, 1)).toBe(to);
  expect(valueOf(documents(inReview, 2), 'Hotel booking', 'checkOutDate')).toBe(daysLater(to, -2));
  expect(valueOf(documents(inReview, 3), 'Flight e-ticket or reservation', 'passengerName')).toBe('Asha Ro');
});

test('a started application lacks documents that a complete one has', () => {
  const all = documents({ status: 'initiated', review: 'requested' }, 1).length;
  expect(documents({ status: 'initiated', review: 'none' }, 1).length).toBeLessThan(all);
  expect(documents({ status: 'draft', review: 'none' }, 1)).toEqual([]);
});

test('misspells a name by one letter', () => {
  expect(misspelt('Venkat Reddy')).toBe('Venkat Redy');
});

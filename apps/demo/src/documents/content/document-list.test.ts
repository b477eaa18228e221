import { daysLater, monthsAfter } from '@visawright/contract/dates/days.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { expect, test } from 'vitest';
import { demoDestination } from './demo-destination.ts';
import { demoPerson } from './demo-person.ts';
import { documentList } from './document-list.ts';
import { judgeDocuments } from './judge-documents.ts';

const form = await loadForm('germany');
const home = { city: 'Mumbai', airport: 'BOM' };
const traveller = {
  firstName: 'Asha',
  lastName: 'Rao',
  birthDate: '1988-04-11',
  passportNumber: 'K1234567',
  email: null,
  phone: null,
};

function contextOn(today: string) {
  const [from, to] = [daysLater(today, 75), daysLater(today, 86)];
  const journey = { destination: demoDestination(form.destination), home, from, to, purpose: 'tourism' } as const;
  const visa = { form, formId: 'germany', group: 'Tourism', visaType: form.visaTypes[0]!.name } as const;
  return { ...demoPerson(traveller, journey), ...visa, holder: traveller, today, from, to, isMinor: false };
}

// The ends of all months from 2027 to 2028, 29 February, and nine days after a month's end, when the bank statement ends there.
const days = Array.from({ length: 24 }, (_, month) => {
  const first = new Date(Date.UTC(2027, month, 1)).toISOString().slice(0, 10);
  return [first, daysLater(first, -1), daysLater(first, 8)];
}).flat();

test.each([...days, '2028-02-29'])('all documents of an application lead to no finding on %s', (today) => {
  const given = contextOn(today);
  const documents = documentList(given);
  expect(judgeDocuments(given, documents).findings.map(({ rule }) => rule)).toEqual([]);
  const { statementFrom, statementTo } = documents.find(({ kind }) => kind === 'Bank statement')!.values;
  expect(monthsAfter(statementFrom!, 6) <= daysLater(statementTo!, 1)).toBe(true);
});

import type { DocumentPerson, ReadDocument } from '../engine.types.ts';
import type { ReadValue } from './readable-document.types.ts';

// The people of a document, the most likely owner first.
const owners = [
  'name',
  'accountHolderName',
  'employeeName',
  'studentName',
  'passengerName',
  'guestName',
  'insuredName',
  'childName',
  'pensionerName',
  'borrowerName',
  'tenantName',
  'ownerName',
  'headOfFamily',
  'husbandName',
  'wifeName',
  'hostName',
  'deceasedName',
  'formerSpouseName',
];
const births = ['dateOfBirth', 'insuredDateOfBirth'];
const numbers = ['passportNumber', 'insuredPassportNumber'];

type Values = Readonly<Record<string, ReadValue>>;

const firstOf = (values: Values, ids: readonly string[]) => ids.map((id) => values[id]?.value).find(Boolean);

function personsIn(values: Values): DocumentPerson[] {
  // A child's certificate also belongs to its parents, who may travel with it.
  const ids = values.childName ? [...owners, 'motherName', 'fatherName'] : owners;
  const names = [...new Set(ids.map((id) => values[id]?.value).filter((name) => name !== undefined))];
  const [dateOfBirth, passportNumber] = [firstOf(values, births), firstOf(values, numbers)];
  return names.map((name, i) => ({
    name,
    ...(i === 0 && dateOfBirth && { dateOfBirth }),
    ...(i === 0 && passportNumber && { passportNumber }),
  }));
}

export function peopleIn(values: Values, tables: ReadDocument['tables']): DocumentPerson[] {
  const rows = Object.values(tables ?? {}).flat();
  const all = [...personsIn(values), ...rows.flatMap(personsIn)];
  return all.filter((each, i) => all.findIndex((other) => other.name.toUpperCase() === each.name.toUpperCase()) === i);
}

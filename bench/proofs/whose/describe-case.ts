import { peopleIn } from '@visawright/reading/documents/people-in.ts';
import type { ReadValue } from '@visawright/reading/documents/readable-document.types.ts';
import { getSpecimenKind } from '@visawright/specimens/documents/specimen-kinds.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { passportKind, type Case } from './cases.ts';
import type { CaseDocument } from './judge-case.ts';

// As the reader returns it, only the value matters here.
const asRead = (values: Readonly<Record<string, string>>): Record<string, ReadValue> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value } as ReadValue]));

// The values the specimen of this kind carries, with the people the reader's own rule finds in them.
export async function describeCase({ kind, owner, seed }: Case): Promise<CaseDocument> {
  if (kind === passportKind) {
    const { surname, givenNames, dateOfBirth, passportNumber, sex } = owner;
    return { category: 'Passport', values: { surname, givenNames, dateOfBirth, passportNumber, sex }, people: [] };
  }
  const specimen = await getSpecimenKind(kind);
  const { values, tables = {} } = specimen.facts(randomOf('facts', kind, seed), owner);
  const rows = Object.fromEntries(Object.entries(tables).map(([name, all]) => [name, all.map(asRead)]));
  return { category: specimen.category, values, people: peopleIn(asRead(values), rows) };
}

import type { PersonFacts } from '@visawright/contract/identity/same-person.ts';
import type { Reading } from '../readings/reading.ts';
import { getPassportHolder, type ValuedDocument } from './get-passport-holder.ts';
import { getValue } from './unseal-document.ts';

export interface NamingDocument extends ValuedDocument {
  readonly reading: Pick<Reading, 'people'> | undefined;
}

// Never the traveller: a document that names only these people names nobody who could be confused with the traveller.
const otherRoles = ['hostName', 'deceasedName', 'formerSpouseName'];

// For documents without a holder, the people found by the engine, with the names a person corrected.
export function listNamedPeople(document: NamingDocument): readonly PersonFacts[] {
  const holder = getPassportHolder(document);
  if (holder) return [holder];
  const others = otherRoles.map((field) => getValue(document, field)).filter(Boolean);
  const corrected = new Map(
    document.values.filter(({ actedBy }) => actedBy !== null).map(({ readValue, value }) => [readValue, value]),
  );
  return (document.reading?.people ?? [])
    .map((person) => ({ ...person, name: corrected.get(person.name) ?? person.name }))
    .filter(({ name }) => !others.includes(name))
    .flatMap((person) => splitJointName(person.name).map((name) => ({ ...person, name })));
}

// The two holders of a joint account. SHARMA/PRIYA on a ticket is a single name.
function splitJointName(name: string): string[] {
  const parts = name.split(/\s*(?:&|\/| and |;|\+)\s*/i).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => part.includes(' ')) ? parts : [name];
}

import type {
  DocumentFacts,
  DocumentSpecimenKind,
} from '@visawright/specimens/documents/document-specimen-kind.types.ts';
import type { Random } from '@visawright/specimens/random.ts';
import type { DocumentContext } from './demo-document.types.ts';

// The specimen is written by an adult traveller for an invented child; here the traveller is the child and the father writes.
export function consentFacts(random: Random, { person }: DocumentContext, kind: DocumentSpecimenKind): DocumentFacts {
  const father = {
    ...person,
    fullName: person.fatherName,
    givenNames: person.fatherName.split(' ')[0]!,
    sex: 'M' as const,
  };
  const facts = kind.facts(random, father);
  const written = {
    ...facts,
    childSex: person.sex,
    childBorn: person.dateOfBirth,
    childPassport: person.passportNumber,
    values: { ...facts.values, childName: person.fullName, parentName: person.fatherName },
  };
  return written;
}

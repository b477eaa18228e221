import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import type { Traveller } from './traveller.ts';

// The person whose documents the specimens of a seed are.
export function travellerOf(seed: number): Traveller {
  const { givenNames, surname, fullName, dateOfBirth, passportNumber, sex } = personOf(seed);
  return {
    givenNames: givenNames.toUpperCase(),
    surname: surname.toUpperCase(),
    written: fullName,
    dateOfBirth,
    passportNumber,
    sex,
    work: 'employed',
  };
}

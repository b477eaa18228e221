import { titled, personOf } from '@visawright/specimens/documents/facts/person.ts';
import type { Person } from '@visawright/specimens/documents/document-specimen-kind.types.ts';
import { indianName } from '@visawright/specimens/people/person-name.ts';
import { randomOf } from '@visawright/specimens/random.ts';

// A person whose document the traveller might upload by mistake. `spouseName` is blank, so that nothing of theirs names
// the traveller, too.
type Other = (traveller: Person, seed: string) => Person;

const renamed = (traveller: Person, givenNames: string, seed: string): Person => {
  const stranger = personOf(seed);
  const fullName = `${givenNames} ${traveller.surname}`.trim();
  return { ...stranger, givenNames, surname: traveller.surname, fullName, address: traveller.address, spouseName: '' };
};

export const stranger: Other = (_traveller, seed) => ({ ...personOf(seed), spouseName: '' });

// Another given name, the same surname and address.
const sibling: Other = (traveller, seed) => {
  const { givenNames } = indianName(randomOf('sibling', seed), traveller.sex, 'plain');
  return renamed(traveller, titled(givenNames), seed);
};

// The same surname and initial, printed with the initial only.
const withInitial: Other = (traveller, seed) => renamed(traveller, traveller.givenNames.charAt(0), seed);

// Born on the same day, one letter of the given name differs.
const twin: Other = (traveller, seed) => {
  const [first = '', ...rest] = traveller.givenNames.split(' ');
  const letter = first.endsWith('a') ? 'i' : 'a';
  const givenNames = [`${first.slice(0, -1)}${letter}`, ...rest].join(' ');
  return { ...renamed(traveller, givenNames, seed), dateOfBirth: traveller.dateOfBirth };
};

const relatives: readonly Other[] = [sibling, sibling, withInitial, twin];
export const relative: Other = (traveller, seed) =>
  relatives[Number(seed.split(' ').at(-1)) % relatives.length]!(traveller, seed);

// The same name; everything else is another person's.
export const namesake: Other = (traveller, seed) => ({
  ...personOf(seed),
  surname: traveller.surname,
  givenNames: traveller.givenNames,
  fullName: traveller.fullName,
  spouseName: '',
});

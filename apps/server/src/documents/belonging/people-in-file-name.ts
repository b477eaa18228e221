import type { PersonFacts } from '@visawright/contract/identity/same-person.ts';
import type { KnownTraveller } from './decide-belonging.ts';
import { letterWords } from './letter-words.ts';

// The traveller whose full name is in the name of the file: `Asha Rao photo.jpg`. Nobody if it could be two of them;
// `Asha Meera Rao.jpg` is not Asha Rao's.
export function peopleInFileName(fileName: string, travellers: readonly KnownTraveller[]): PersonFacts[] {
  const words = new Set(letterWords(fileName.replace(/\.[a-z0-9]{1,8}$/i, '')));
  const isNamed = ({ name }: PersonFacts) => {
    const own = letterWords(name);
    return own.length > 1 && own.some((word) => word.length > 2) && own.every((word) => words.has(word));
  };
  const found = travellers.flatMap(({ known }) => known.filter(isNamed).slice(0, 1));
  const longest = found.filter(({ name }) => !found.some((other) => isPartOf(name, other.name)));
  return longest.length === 1 ? longest : [];
}

function isPartOf(name: string, longer: string): boolean {
  const [own, others] = [new Set(letterWords(name)), new Set(letterWords(longer))];
  return own.size < others.size && own.isSubsetOf(others);
}

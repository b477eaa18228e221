// What a document or record states about a person.
export interface PersonFacts {
  readonly name: string;
  readonly dateOfBirth?: string | null | undefined; // ISO
  readonly passportNumber?: string | null | undefined;
}

// same: equal document number, or name and birth date. likely: equal name only. unclear: not decidable.
export type Sameness = 'same' | 'likely' | 'unclear' | 'different';

const titles = new Set(['MR', 'MRS', 'MS', 'MISS', 'MSTR', 'MASTER', 'DR', 'PROF', 'SHRI', 'SMT', 'SRI', 'KUM', 'M/S']);

export function samePerson(one: PersonFacts, other: PersonFacts): Sameness {
  const numbers = agree(numberOf(one), numberOf(other));
  const births = agree(birthOf(one), birthOf(other));
  if (numbers) return births === false ? 'unclear' : 'same';
  const names = compareNames(one.name, other.name);
  if (births === false || names === 'different') return 'different';
  if (births && names === 'misread') return 'unclear'; // Rohit and Mohit may be twins
  if (births && names !== 'unknown') return 'same'; // a renewed passport has another number
  return names === 'same' && numbers === undefined ? 'likely' : 'unclear';
}

const agree = (one: string | undefined, other: string | undefined): boolean | undefined =>
  one === undefined || other === undefined ? undefined : one === other;
const numberOf = ({ passportNumber }: PersonFacts) =>
  passportNumber?.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') || undefined;
const birthOf = ({ dateOfBirth }: PersonFacts) =>
  dateOfBirth && /^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth) ? dateOfBirth : undefined;

// same: the same words in any order. similar: initials, a missing word or a misread letter.
export function sameName(one: string, other: string): 'same' | 'similar' | 'different' | 'unknown' {
  const names = compareNames(one, other);
  return names === 'shortened' || names === 'misread' ? 'similar' : names;
}

type NameComparison = 'same' | 'shortened' | 'misread' | 'different' | 'unknown';

function compareNames(one: string, other: string): NameComparison {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (short.length === 0) return 'unknown';
  if (short.join('') === long.join('')) return 'same';
  const left = [...long];
  const take = (fits: (word: string) => boolean) => {
    const at = left.findIndex(fits);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  // Match whole words first, so that an initial cannot use one up.
  const unmatched = short.filter((word) => !take((each) => each === word));
  if (unmatched.length === 0 && left.length === 0) return 'same';
  if (unmatched.length === short.length) return 'different'; // initials alone prove nothing
  const unexplained = unmatched.filter((word) => !take((each) => isInitial(word, each)));
  if (unexplained.length === 0) return 'shortened';
  return unexplained.every((word) => take((each) => isMisread(word, each))) ? 'misread' : 'different';
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Script=Latin}\p{M}+/gu, (letter) => letter[0]!)
    .normalize('NFC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}/]+/u)
    .filter((word) => word !== '' && !titles.has(word));

const isInitial = (one: string, other: string): boolean =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));

const shortest = 5; // letters; in a shorter word one letter makes a different name

// Whether one letter was changed, removed or added.
function isMisread(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < shortest || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1);
}

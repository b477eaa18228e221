// Words of labels and field names, brought to one form so that "Family name(s)" and "surname" compare as equal.
const same: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['surname', 'family', 'last', 'lastname'],
    ['given', 'first', 'forename', 'firstname', 'givenname'],
    ['phone', 'tel', 'telephone', 'mobile', 'cell'],
    ['email', 'mail'],
    ['sex', 'gender'],
    ['marital', 'civil'],
    ['occupation', 'profession', 'job'],
    ['town', 'city', 'place'],
    ['nationality', 'citizenship'],
    ['expiry', 'expires', 'expiration', 'until'],
    ['issue', 'issued', 'issuing'],
    ['address', 'addr', 'residential'],
    ['number', 'no', 'nr', 'num'],
    ['birth', 'born'],
    ['arrival', 'entry', 'arrive'],
    ['departure', 'exit', 'depart', 'leave'],
    ['purpose', 'reason'],
    ['school', 'university', 'institution'],
  ].flatMap(([word, ...others]) => others.map((other) => [other, word!])),
);
const short: Readonly<Record<string, string>> = { dob: 'date birth', pob: 'town birth', cob: 'country birth' };
const unimportant = new Set(
  (
    'a an and any applicant applicants are as at be by current date details dd do enter field fill for form full have if in is it ' +
    'mm name ' +
    'names of on or other please s specify state textbox text the to txt where with write you your yyyy'
  ).split(' '),
);

export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .toLowerCase()
    .replace(/e-?mail/g, 'email')
    .replace(/\(s\)/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (short[word] ?? word).split(' '))
    .map((word) => (word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .map((word) => same[word] ?? word)
    .filter((word) => word !== '' && !/^\d+$/.test(word));
}

// Words that say what is asked weigh more than "name", "date" and the like, which many questions share.
const weight = (word: string) => (unimportant.has(word) ? 0.25 : 1);
const sum = (words: Iterable<string>) => [...words].reduce((all, word) => all + weight(word), 0);

// How much two texts have in common, from 0 to 1.
export function likeness(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [new Set(one), new Set(other)];
  const common = [...a].filter((word) => b.has(word));
  const total = sum(a) + sum(b);
  return total === 0 || !common.some((word) => !unimportant.has(word)) ? exactly(a, b) : (2 * sum(common)) / total;
}
const exactly = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size > 0 && a.size === b.size && [...a].every((word) => b.has(word)) ? 1 : 0;

import { samePerson, type PersonFacts } from '@visawright/contract/identity/same-person.ts';
import type { KnownTraveller } from './decide-belonging.ts';
import { letterWords } from './letter-words.ts';

const shortest = 3; // letters; initials and titles are found everywhere

interface Mention {
  readonly from: number;
  readonly to: number; // the word after it
  readonly isWhole: boolean; // the whole name and nothing else; a word between may be an initial of another traveller's name
}

// Where these words stand next to each other, in any order; one other word, such as a middle name, may stand between them.
function findTogether(names: readonly string[], text: readonly string[]): Omit<Mention, 'isWhole'>[] {
  return text.flatMap((word, from) => {
    if (!names.includes(word)) return [];
    const lengths = [names.length, names.length + 1];
    const length = lengths.find((each) => names.every((name) => text.slice(from, from + each).includes(name)));
    return length === undefined ? [] : [{ from, to: from + length }];
  });
}

function findMentions(name: string, text: readonly string[]): Mention[] {
  const own = letterWords(name).filter((word) => word.length >= shortest);
  if (own.length < 2) return [];
  const ends = own.length > 2 ? findTogether([own[0]!, own.at(-1)!], text) : [];
  return [
    ...findTogether(own, text).map((each) => ({ ...each, isWhole: each.to - each.from === own.length })),
    ...ends.map((each) => ({ ...each, isWhole: false })),
  ];
}

interface MentionedTraveller {
  readonly applicantUid: string;
  readonly name: string; // as it is known
}

const overlap = (one: Mention, other: Mention) => one.from < other.to && other.from < one.to;

// The travellers whose full name is somewhere in the text of a document: the reader knows where a kind of document has its names, but not
// every layout of it. Of a name with several given names the first and the last word are enough. Where two travellers could be meant by the
// same words, it is the one whose name these words are: "Asha Meera Rao" does not mention Asha Rao.
export function findMentionedTravellers(
  words: readonly string[],
  travellers: readonly KnownTraveller[],
): readonly MentionedTraveller[] {
  const text = words.flatMap(letterWords);
  const found = travellers.map(({ known }) =>
    known.flatMap(({ name }) => findMentions(name, text).map((mention) => ({ name, mention }))),
  );
  return found.flatMap((own, at) => {
    const others = found.flatMap((each, index) => (index === at ? [] : each));
    const isMeant = ({ mention }: (typeof own)[number]) =>
      mention.isWhole || !others.some((other) => other.mention.isWhole && overlap(mention, other.mention));
    return own
      .filter(isMeant)
      .slice(0, 1)
      .map(({ name }) => ({ applicantUid: travellers[at]!.applicantUid, name }));
  });
}

// What the reader found, and, if that is none of the travellers, those whom the text mentions.
export function addMentionedTravellers<P extends PersonFacts>(
  people: readonly P[],
  words: readonly string[],
  travellers: readonly KnownTraveller[],
): readonly (P | PersonFacts)[] {
  const isKnown = people.some((person) =>
    travellers.some(({ known }) => known.some((facts) => ['same', 'likely'].includes(samePerson(person, facts)))),
  );
  return isKnown ? people : [...people, ...findMentionedTravellers(words, travellers).map(({ name }) => ({ name }))];
}

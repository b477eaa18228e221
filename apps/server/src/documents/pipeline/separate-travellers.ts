import { samePerson } from '@visawright/contract/identity/same-person.ts';
import type { DocumentReading, PageInput, ReadDocument } from '@visawright/reading/engine.types.ts';
import type { KnownTraveller } from '../belonging/decide-belonging.ts';
import { findMentionedTravellers } from '../belonging/find-mentioned-travellers.ts';
import { wordsInReadingOrder } from '../readings/words-in-reading-order.ts';

type Read = (pages: readonly PageInput[]) => Promise<DocumentReading>;
type PageMentions = ReadonlyMap<number, ReadonlySet<string>>; // travellers by page

// In a file of a whole trip, two statements or policies that follow each other look like one document. Where its pages mention different
// travellers, each group of pages is read again on its own. It becomes a document of its own if the reader then finds that traveller as its
// person or another kind of document; a companion's name in a transfer is no reason.
export async function separateTravellers(
  result: DocumentReading,
  given: readonly PageInput[],
  travellers: readonly KnownTraveller[],
  read: Read,
): Promise<DocumentReading> {
  const mentions: PageMentions = new Map(
    result.pages.map((page) => {
      const found = findMentionedTravellers(wordsInReadingOrder(page), travellers);
      return [page.page, new Set(found.map(({ applicantUid }) => applicantUid))];
    }),
  );
  const documents: ReadDocument[] = [];
  for (const document of result.documents) {
    const groups = groupByTraveller(document.pages, mentions);
    const separate = groups.length > 1 ? await readGroups(document, groups, { given, travellers, read }) : undefined;
    documents.push(...(separate ?? [document]));
  }
  return { ...result, documents };
}

// A page begins a new group if it mentions travellers, and none of those whom the group mentions.
function groupByTraveller(pages: readonly number[], mentions: PageMentions): number[][] {
  const groups: number[][] = [];
  let named = new Set<string>();
  for (const page of pages.toSorted((one, other) => one - other)) {
    const own = mentions.get(page) ?? new Set<string>();
    const isOther = own.size > 0 && named.size > 0 && own.isDisjointFrom(named);
    if (groups.length === 0 || isOther) groups.push([]);
    groups.at(-1)!.push(page);
    named = isOther ? new Set(own) : named.union(own);
  }
  return groups;
}

interface Reading {
  readonly given: readonly PageInput[];
  readonly travellers: readonly KnownTraveller[];
  readonly read: Read;
}

async function readGroups(
  whole: ReadDocument,
  groups: readonly (readonly number[])[],
  { given, travellers, read }: Reading,
): Promise<ReadDocument[] | undefined> {
  const found: ReadDocument[] = [];
  for (const [at, group] of groups.entries()) {
    const { documents } = await read(given.filter(({ pageNo }) => group.includes(pageNo)));
    const [first] = documents;
    if (!first || (at > 0 && !isOwnDocument(first, whole, travellers))) return undefined;
    found.push(...documents);
  }
  return found;
}

function isOwnDocument(part: ReadDocument, whole: ReadDocument, travellers: readonly KnownTraveller[]): boolean {
  if (part.kind !== whole.kind) return true;
  return (part.people ?? []).some((person) =>
    travellers.some(({ known }) => known.some((facts) => ['same', 'likely'].includes(samePerson(person, facts)))),
  );
}

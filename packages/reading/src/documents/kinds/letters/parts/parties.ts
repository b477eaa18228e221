import type { TextLine } from '../../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';

// Forms have a part for each party (`PART A  THE TRAVELLER`, `Details of sponsor`), one below the other or side by
// side.
export type Parties = Readonly<Record<string, RegExp>>;

interface Heading {
  readonly party: string;
  readonly line: TextLine;
  readonly at: number; // among the lines
  readonly left: number;
  readonly right: number;
}

const notHeading = new RegExp(
  String.raw`\b(names?|relation(?:ship)?|passport|address|dates?|signature|signed|born|birth|phone|telephone|` +
    String.raw`mobile|e-?mail|income|purpose|dear|sir|madam|yours|letter|declaration|affidavit|consent|` +
    String.raw`authorisation|authorization|certificate|invitation|sponsorship|support given|expenses|purposes?)\b|` +
    String.raw`\d{2}|[.;]\s*\S|:\s*\S`,
  'i',
);

// The first party named: `Parent of the child` is about the parent.
const partyIn = (text: string, parties: Parties) =>
  Object.entries(parties)
    .flatMap(([party, is]) => {
      const at = text.search(is);
      return at < 0 ? [] : [{ party, at }];
    })
    .sort((a, b) => a.at - b.at)[0]?.party;

function headingsOf({ lines }: OpenDocument, parties: Parties): readonly Heading[] {
  return lines.flatMap((line, at): Heading[] => {
    const text = line.text.replace(/^(?:(?:part|section|box)\s+)?(?:[A-Z]|\d{1,2}|[IVX]+)[.):\s-]+(?=\S)/, '');
    const party = text.split(/\s+/).length > 7 || notHeading.test(text) ? undefined : partyIn(text, parties);
    if (party === undefined) return [];
    const row = lines.filter((each) => each.page === line.page && each.row === line.row && each !== line);
    if (row.length === 0) return [{ party, line, at, left: 0, right: 1 }];
    // Side by side only if other cells of the row are also headings of a party.
    if (
      !row.every((each) => !notHeading.test(each.text) && each.text.split(/\s+/).length <= 7) ||
      !row.some((each) => partyIn(each.text, parties))
    )
      return [];
    const next = row.filter((each) => each.left > line.right).sort((a, b) => a.left - b.left)[0];
    return [{ party, line, at, left: line.left - 0.02, right: next ? next.left - 0.01 : 1 }];
  });
}

export function partyFinder(open: OpenDocument, parties: Parties): (word: unknown) => string | undefined {
  const headings = headingsOf(open, parties);
  return (word) => {
    const at = open.lines.findIndex((line) => line.words.some((each) => each === word));
    const line = open.lines[at];
    if (!line) return undefined;
    return headings.findLast(
      (each) => each.at < at && each.line !== line && line.left >= each.left && line.left < each.right,
    )?.party;
  };
}

// A label below another party's heading belongs to that party.
export function dropOtherParties(
  open: OpenDocument,
  candidates: Candidates,
  fields: readonly string[],
  parties: Parties,
  own: string,
): void {
  const partyOf = partyFinder(open, parties);
  for (const field of fields)
    candidates[field] = (candidates[field] ?? []).filter((each) => {
      const party = each.by === 'label' ? partyOf(each.words[0]) : undefined;
      return party === undefined || party === own;
    });
}

// The owner of `Name` is only known from the heading above it.
export function assignToParties(
  open: OpenDocument,
  candidates: Candidates,
  from: string,
  fields: Readonly<Record<string, string>>,
  parties: Parties,
): void {
  const partyOf = partyFinder(open, parties);
  for (const each of candidates[from] ?? []) {
    const field = fields[partyOf(each.words[0]) ?? ''];
    if (field) candidates[field] = [...(candidates[field] ?? []), each];
  }
  delete candidates[from];
}

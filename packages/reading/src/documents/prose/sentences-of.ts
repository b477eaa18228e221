export interface Sentence {
  readonly text: string; // line feeds are spaces: positions stay those of the whole text
  readonly from: number;
}

const fewest = 5; // words: fewer are a heading, an address or a row of a form
const linking =
  /\b(?:is|are|was|were|been|be|has|have|had|will|would|shall|the|of|to|from|by|that|in|at|on|with|for|and|as)\b/gi;
const stating = new RegExp(
  '\\b(?:is|are|was|were|been|be|has|have|had|will|would|shall|that|am|do|does|did|by this|draws?|holds?|joined|commenced|began|' +
    'started|ended|died|born|undertakes?|declares?|affirms?|certify|certifies|confirms?|requests?|invites?|agrees?|authori[sz]es?)\\b',
  'i',
);
// A full stop that ends no sentence.
const abbreviated =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Smt|Shri|Prof|Rs|No|Nos|St|Rd|Ltd|Pvt|Co|Inc|M\/s|w\.e\.f|Regd|Regn|viz|vs|v|Ref|approx|lit)|\b\p{Lu})\.$/iu;

// The running sentences of a document. Rows of a table, headings and addresses are none.
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  const take = (to: number) => {
    const own = text.slice(from, to).replaceAll('\n', ' ');
    const words = own.split(/\s+/).filter(Boolean).length;
    if (words >= fewest && (own.match(linking)?.length ?? 0) >= 2 && stating.test(own)) found.push({ text: own, from });
    from = to;
  };
  for (const { index, 0: end } of text.matchAll(/[.;!?](?=\s+["'(]?[A-Z\d])|\t/g)) {
    if (end === '.' && abbreviated.test(text.slice(Math.max(0, index - 12), index + 1))) continue;
    take(index + 1);
  }
  take(text.length);
  return found;
}

export interface Numbering {
  readonly n: number;
  readonly of?: number;
}

const nearEdge = 4; // lines from the top or the bottom
const most = 400;

const patterns = [
  /(?:\b(?:page|pg|sheet)|पृष्ठ)\s*(?:no\.?|number|#)?\s*[:.-]?\s*(\d{1,3})\s*(?:of|\/|out of)\s*(\d{1,3})\b/i,
  /\bpage\s*[:.-]?\s*(\d{1,3})of(\d{1,3})\b/i,
  /^[\s(-]*(\d{1,3})\s*(?:of|\/)\s*(\d{1,3})[\s)-]*$/i,
  /\b(?:page|pg|(?<!balance )sheet)\s*(?:no\.?|number|#)?\s*[:.-]?\s*(\d{1,3})\b(?!\s*(?:of|\/|[-.]\d))/i,
  /^\s*[-–—]\s*(\d{1,3})\s*[-–—]\s*$/,
];

// “Page 2 of 4” at the usual positions.
export function numberingOf(text: string): Numbering | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const edges = lines.length > nearEdge * 2 ? [...lines.slice(0, nearEdge), ...lines.slice(-nearEdge)] : lines;
  for (const pattern of patterns) {
    for (const line of edges) {
      const found = pattern.exec(line);
      if (!found) continue;
      const [n, of] = [Number(found[1]), found[2] === undefined ? undefined : Number(found[2])];
      if (n < 1 || n > most || (of !== undefined && (of < n || of > most))) continue;
      return { n, ...(of !== undefined && { of }) };
    }
  }
  return undefined;
}

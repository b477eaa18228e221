import { centreOf, heightOf, pointOn, stretch, type CurvedLine } from '../image/curved-line.ts';

// Two long rows, one under the other, as the detector's lines suggest them; the likeliest pair first. `second` is
// missing
// where the detector saw only one of them.
export interface MrzCandidate {
  readonly first: CurvedLine;
  readonly second: CurvedLine | undefined;
  readonly score: number;
}

const leastAspect = 9; // of one row's part; a whole row has 24 to 36
const leastWhole = 17;

interface Placed {
  readonly line: CurvedLine;
  readonly along: readonly [number, number];
  readonly across: number;
}

const turn = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

export function mrzCandidates(lines: readonly CurvedLine[]): MrzCandidate[] {
  const long = lines
    .filter((line) => line.length / heightOf(line) >= leastAspect)
    .sort((a, b) => b.length - a.length)
    .slice(0, 8);
  const seen = new Set<string>();
  const found: MrzCandidate[] = [];
  for (const lead of long) {
    const rows = rowsAlong(lines, lead);
    const own = rows.find((row) => row.parts.some((part) => part.line === lead))!;
    const others = rows
      .filter((row) => row !== own && isNeighbour(own, row))
      .map((row) => ({ row, score: aspect(own, row, heightOf(lead)) }))
      .sort((a, b) => b.score - a.score);
    const [other] = others;
    if (other) {
      const [top, low] = other.row.across < own.across ? [other.row, own] : [own, other.row];
      const key = `${Math.round(top.across)} ${Math.round(low.across)} ${Math.round(lead.angle * 10)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const ends = endsOf([...top.parts, ...low.parts]);
      found.push({ first: joined(top, lead, ends), second: joined(low, lead, ends), score: other.score });
    } else
      found.push({
        first: joined(own, lead, endsOf(own.parts)),
        second: undefined,
        score: (lengthOf(own) / heightOf(lead)) * 0.9,
      });
  }
  return found
    .filter(({ first }) => first.length / heightOf(first) > leastWhole)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3);
}

interface Row {
  readonly parts: Placed[];
  readonly across: number;
}

function rowsAlong(lines: readonly CurvedLine[], lead: CurvedLine): Row[] {
  const cos = Math.cos(lead.angle);
  const sin = Math.sin(lead.angle);
  const high = heightOf(lead);
  const rows: Row[] = [];
  const near = lines.filter(
    (line) =>
      heightOf(line) > high * 0.5 &&
      heightOf(line) < high * 2 &&
      (turn(line.angle, lead.angle) < 0.15 || line.length < high * 2.5),
  );
  for (const line of near.sort((a, b) => b.length - a.length)) {
    const [x, y] = centreOf(line);
    const u = x * cos + y * sin;
    const across = y * cos - x * sin;
    const placed: Placed = { line, along: [u - line.length / 2, u + line.length / 2], across };
    // A bent or foreshortened row is measured at the position of the part.
    const row = rows.find((each) => {
      const [{ line: main, along: span } = placed] = each.parts;
      const [px, py] = pointOn(main, u - span[0]);
      const gap = Math.max(
        ...each.parts.map((part) => Math.max(part.along[0] - placed.along[1], placed.along[0] - part.along[1])),
      );
      return Math.abs(py * cos - px * sin - across) < high * 0.45 && gap < high * 14;
    });
    if (row) row.parts.push(placed);
    else rows.push({ parts: [placed], across });
  }
  return rows;
}

const endsOf = (parts: readonly Placed[]): [number, number] => [
  Math.min(...parts.map((part) => part.along[0])),
  Math.max(...parts.map((part) => part.along[1])),
];
const lengthOf = ({ parts }: Row) => endsOf(parts)[1] - endsOf(parts)[0];
// The MRZ rows are the longest of a page; one of them may be detected only partly.
const aspect = (a: Row, b: Row, high: number) =>
  (Math.max(lengthOf(a), lengthOf(b)) + Math.min(lengthOf(a), lengthOf(b)) / 2) / high;

function isNeighbour(a: Row, b: Row): boolean {
  const high = heightOf(a.parts[0]!.line);
  const distance = Math.abs(a.across - b.across);
  const [fromA, toA] = endsOf(a.parts);
  const [fromB, toB] = endsOf(b.parts);
  const shared = Math.min(toA, toB) - Math.max(fromA, fromB);
  return distance > high * 0.7 && distance < high * 3.2 && shared > Math.min(lengthOf(a), lengthOf(b)) * 0.6;
}

// The row's longest part extended to the length of both rows.
function joined(row: Row, lead: CurvedLine, [start, end]: readonly [number, number]): CurvedLine {
  const [main] = row.parts;
  const from = start - main!.along[0];
  const to = end - main!.along[0];
  // The bend of a short part is too inaccurate for a long row.
  const isShort = main!.line.length < lead.length * 0.7;
  const line = isShort ? along(main!.line, lead.angle) : main!.line;
  return stretch(line, Math.min(0, from), Math.max(line.length, to));
}

function along(line: CurvedLine, angle: number): CurvedLine {
  const [x, y] = centreOf(line);
  const half = line.length / 2;
  return { ...line, origin: [x - Math.cos(angle) * half, y - Math.sin(angle) * half], angle, bend: [0, 0, 0] };
}

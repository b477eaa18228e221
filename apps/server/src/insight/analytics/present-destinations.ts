import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import type { Scope } from './find-scope.ts';
import type { Guard } from './protect-cells.ts';
import { Tally, type Line } from './tally.ts';

type Lines = readonly (Line & { readonly destination: string })[];

// The columns of a row and the rows of a column add up to sums that are shown, so both are groups.
export function presentDestinations(
  { destination: wanted }: Scope,
  lines: Lines,
  linesBefore: Lines,
  guard: Guard,
): Analytics['destinations'] {
  const isWanted = ({ destination }: { destination: string }) => wanted === '' || destination === wanted;
  const before = Map.groupBy(linesBefore.filter(isWanted), ({ destination }) => destination);
  const rows = [...Map.groupBy(lines.filter(isWanted), ({ destination }) => destination)]
    .map(([destination, own]) => {
      const [tally, former] = [new Tally(own), new Tally(before.get(destination) ?? [])];
      const [approved, refused, sent] = [
        tally.n('outcome', 'APPROVED'),
        tally.n('outcome', 'REJECTED'),
        tally.n('outcome'),
      ];
      const started = tally.n('started');
      const open = started - tally.n('status', 'submitted');
      return {
        destination,
        counts: [started, former.n('started'), sent, approved, refused, open, sent - approved - refused],
      };
    })
    .toSorted((one, other) => other.counts[0]! - one.counts[0]! || (one.destination < other.destination ? -1 : 1));
  const width = rows[0]?.counts.length ?? 0;
  const at = (row: number, column: number) => row * width + column;
  const columns = Array.from({ length: width }, (_each, column) => rows.map((_row, row) => at(row, column)));
  const partsOfSubmitted = rows.map((_row, row) => [at(row, 3), at(row, 4), at(row, 6)]);
  const shown = guard.cells(
    rows.flatMap(({ counts }) => counts),
    [...columns, ...partsOfSubmitted],
  );
  return rows.map(({ destination }, row) => {
    const [started, startedBefore, submitted, approved, refused, open] = shown.slice(at(row, 0), at(row, width));
    return {
      destination,
      started: started!,
      startedBefore: startedBefore!,
      submitted: submitted!,
      approved: approved!,
      refused: refused!,
      open: open!,
    };
  });
}

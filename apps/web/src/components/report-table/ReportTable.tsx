import { ScrollArea } from '@mantine/core';
import { Pill, type Tone } from '../list/badges/badges.tsx';
import './report-table.css';

interface ReportLine {
  readonly row: number; // counted from 1, without the header line
  readonly outcome: string;
}

interface Props<Line extends ReportLine> {
  label: string;
  lines: readonly Line[];
  outcomes: readonly Line['outcome'][]; // in the order of their counts
  tones: Readonly<Record<Line['outcome'], Tone>>;
  outcomeText: (outcome: Line['outcome']) => string;
  columns: readonly [row: string, name: string, identity: string, result: string];
  cells: (line: Line) => { name: string; identity: string | undefined; problems: string };
}

// The result of each line of an imported list: the counts, then a row per line with its reason.
export function ReportTable<Line extends ReportLine>({
  label,
  lines,
  outcomes,
  tones,
  outcomeText,
  columns,
  cells,
}: Props<Line>) {
  const counts = outcomes
    .map((outcome: Line['outcome']) => [outcome, lines.filter((line) => line.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <>
      <div className="report-counts" role="status">
        {counts.map(([outcome, count]) => (
          <Pill key={outcome} tone={tones[outcome]}>
            {count} {outcomeText(outcome)}
          </Pill>
        ))}
      </div>
      <ScrollArea.Autosize
        mah={320}
        type="auto"
        className="report-table"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }} // focusable, so that it can be scrolled by keyboard
      >
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const { name, identity, problems } = cells(line);
              return (
                <tr key={line.row} data-outcome={line.outcome}>
                  <td>{line.row}</td>
                  <td>{name}</td>
                  <td>{identity}</td>
                  <td>
                    {outcomeText(line.outcome)}
                    {problems && <small>{problems}</small>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollArea.Autosize>
    </>
  );
}

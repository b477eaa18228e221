import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { openPrinter } from '@visawright/server/processing.ts';
import { atMost, none, requireForProof, timed, type Finding } from '../measurement.ts';
import { openBuilder } from './package/builder.ts';
import { caseRow, type CaseRow } from './package/case-row.ts';
import { offeredGroups, type OfferedGroup } from './package/package-case.ts';
import { measureWeight } from './package/measure-weight.ts';

const most = { seconds: 30, times: 1.3, mb: 600 };
const sum = (rows: readonly CaseRow[], of: (row: CaseRow) => number) => rows.reduce((all, row) => all + of(row), 0);

const few: readonly OfferedGroup[] = [
  { destination: 'vietnam', group: 'Tourism' },
  { destination: 'azerbaijan', group: 'Business' },
];

// Builds the package of every destination and group with documents for the whole checklist in two processes, opens, reads and changes
// it; then measures sixty pages against the bare tools.
export default async function packages(small: boolean): Promise<Finding> {
  const wanted = small ? few : await offeredGroups();
  const rows = await rowsOf(wanted);
  const heavy = small ? null : await measureWeight();
  await closePress();
  for (const { name, faults } of rows) for (const fault of faults) console.error(`${name}: ${fault}`);
  const faults = sum(rows, (row) => row.faults.length);
  const same = rows.filter(({ isSame }) => isSame).length;
  const whole = rows.filter(({ isWhole }) => isWhole).length;
  const opened = sum(rows, (row) => row.inPdfJs);
  requireForProof(rows.length === wanted.length && opened > 0, 'packages are missing');
  return {
    judged:
      `${rows.length} packages of ${sum(rows, (row) => row.files)} files, ${opened} PDFs in pdf.js, ` +
      `${sum(rows, (row) => row.changed)} changed bytes, ${sum(rows, (row) => row.text)} pages read by their text ` +
      `and ${sum(rows, (row) => row.looked)} from their picture`,
    checks: [
      none('packages with different bytes in two processes', rows.length - same),
      none('packages not verified', rows.length - whole),
      none('faults', faults),
      ...(heavy
        ? [
            none('60-page packages with different bytes', heavy.isSame ? 0 : 1),
            timed(atMost('60 pages', heavy.cpuSeconds, most.seconds, 'CPU s')),
            timed(atMost('60 pages against the bare tools', heavy.times, most.times, '×')),
            atMost('memory for 60 pages', heavy.peakMb, most.mb, 'MB'),
          ]
        : []),
    ],
    table: { rows, heavy },
  };
}

async function rowsOf(wanted: readonly OfferedGroup[]): Promise<CaseRow[]> {
  const [printer, other] = [openPrinter(), openBuilder()];
  const seen = new Set<string>();
  const rows: CaseRow[] = [];
  try {
    for (const each of wanted) {
      const row = await caseRow(each, { printer, other, seen });
      rows.push(row);
      const verdict = `${row.isSame ? 'same' : 'DIFFERENT'}, ${row.isWhole ? 'whole' : 'NOT WHOLE'}, ${row.faults.length} faults`;
      console.error(`${row.name}: ${row.files} files, ${verdict}`);
    }
  } finally {
    await printer.close();
    await other.close();
  }
  return rows;
}

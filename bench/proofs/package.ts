import { closePress } from '@visawright/specimens/papers/press.ts';
import { openPrinter } from '../../apps/server/src/packages/sheets/print.ts';
import type { Finding } from '../dispatch.ts';
import { openBuilder } from './package/builder.ts';
import { caseRow, type CaseRow } from './package/case-row.ts';
import { offeredGroups, type OfferedGroup } from './package/package-case.ts';
import { weighed } from './package/weighed.ts';

const most = { seconds: 30, times: 1.3, mb: 600 };
const sum = (rows: readonly CaseRow[], of: (row: CaseRow) => number) => rows.reduce((all, row) => all + of(row), 0);

const few: readonly OfferedGroup[] = [
  { destination: 'vietnam', group: 'Tourism' },
  { destination: 'azerbaijan', group: 'Business' },
];

// Every destination and group with papers for its whole checklist: built in two processes, opened, read, changed; then sixty pages, weighed
// against the bare tools.
export default async function packages(small: boolean): Promise<Finding> {
  const wanted = small ? few : await offeredGroups();
  const rows = await rowsOf(wanted);
  const heavy = small ? null : await weighed();
  await closePress();
  for (const { name, faults } of rows) for (const fault of faults) console.error(`${name}: ${fault}`);
  const faults = sum(rows, (row) => row.faults.length);
  const same = rows.filter(({ isSame }) => isSame).length;
  const whole = rows.filter(({ isWhole }) => isWhole).length;
  const opened = sum(rows, (row) => row.inPdfJs);
  const read = `${sum(rows, (row) => row.text)} pages read by their text and ${sum(rows, (row) => row.looked)} from their picture`;
  const weight = heavy
    ? `, 60 pages in ${heavy.wallSeconds} s and ${heavy.cpuSeconds} CPU s, ${heavy.times} × the bare tools, ${heavy.peakMb} MB`
    : '';
  const isLight =
    !heavy ||
    (heavy.isSame && heavy.cpuSeconds <= most.seconds && heavy.times <= most.times && heavy.peakMb <= most.mb);
  return {
    figure:
      `${rows.length} packages of ${sum(rows, (row) => row.files)} files: ${same} the same bytes in two processes, ${whole} verified, ` +
      `${sum(rows, (row) => row.changed)} changed bytes named, ${opened} PDFs in pdf.js, ${read}, ${faults} faults${weight}`,
    target: `all of ${wanted.length}, 0 faults; 60 pages ≤ ${most.seconds} s and ≤ ${most.times} × the bare tools, ≤ ${most.mb} MB`,
    ok:
      rows.length === wanted.length &&
      same === whole &&
      whole === wanted.length &&
      faults === 0 &&
      opened > 0 &&
      isLight,
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
      const said = `${row.isSame ? 'same' : 'DIFFERENT'}, ${row.isWhole ? 'whole' : 'NOT WHOLE'}, ${row.faults.length} faults`;
      console.error(`${row.name}: ${row.files} files, ${said}`);
    }
  } finally {
    await printer.close();
    await other.close();
  }
  return rows;
}

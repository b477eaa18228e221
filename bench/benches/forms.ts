import { join } from 'node:path';
import { destinationIds } from '@visawright/forms/destinations.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { prefill } from '@visawright/forms/prefill.ts';
import type { ReadPaper } from '@visawright/forms/read-paper.ts';
import type { Finding } from '../dispatch.ts';
import { enteredOf } from './forms/entered.ts';
import { gatesOf } from './forms/gates.ts';
import { judgeForm, type JudgedForm } from './forms/judge-form.ts';
import { paperFiles, type PaperTruth } from './forms/paper-files.ts';
import { readTraveller } from './forms/read-traveller.ts';
import { travellers, type Traveller } from './forms/travellers.ts';

const out = join(import.meta.dirname, '..', 'out', 'forms');

interface Packed {
  readonly traveller: Traveller;
  readonly truths: PaperTruth[];
  readonly papers: ReadPaper[];
}

type Row = JudgedForm & { readonly destination: string; readonly traveller: string; readonly group: string };

async function rowOf(id: (typeof destinationIds)[number], { traveller, truths, papers }: Packed): Promise<Row> {
  const form = await loadForm(id);
  const { application, profile, entered } = enteredOf(form, traveller);
  const proposals = prefill(form, { papers, application, profile, carried: {} });
  const context = {
    'application.visaCategory': traveller.group,
    'derived.isMinor': 'No',
    'derived.isAged12OrUnder': 'No',
  };
  const gates = gatesOf(traveller, truths);
  const judged = judgeForm({ form, context, gates, proposals }, { papers: truths, entered });
  return { destination: id, traveller: traveller.name, group: traveller.group, ...judged };
}

const sum = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

function figuresOf(rows: readonly Row[]) {
  const [plain, visible, sourced, filled, certain, conflicts, wrong] = [
    sum(rows, (row) => row.plain),
    sum(rows, (row) => row.visible),
    sum(rows, (row) => row.sourced),
    sum(rows, (row) => row.filled),
    sum(rows, (row) => row.certain),
    sum(rows, (row) => row.conflicts),
    sum(rows, (row) => row.wrong.length),
  ];
  return { plain, visible, sourced, filled, certain, conflicts, wrong, percent: percent(filled, sourced), percentOfVisible: percent(filled, visible), percentOfPlain: percent(filled, plain) }; // prettier-ignore
}

// Three travellers' papers, read once by the local engine and applied to every form in their group. A field counts where this traveller
// is shown it and holds something that names it: a student has no designation, and nobody can be asked to fill what no paper says. What is
// printed but hidden (masked), in another currency, declared by the person alone, or missed by the reader counts against us. Beside it
// stand the shares of all visible fields and of all fields that carry autofill in the data.
export default async function forms(small: boolean): Promise<Finding> {
  const packed: Packed[] = [];
  for (const traveller of small ? travellers.slice(0, 1) : travellers) {
    const files = await paperFiles(traveller, out);
    packed.push({ traveller, truths: files.map(({ truth }) => truth), papers: await readTraveller(files) });
  }
  const rows: Row[] = [];
  for (const id of destinationIds) for (const each of packed) rows.push(await rowOf(id, each));
  const byDestination = Object.fromEntries(
    destinationIds.map((id) => [id, figuresOf(rows.filter((row) => row.destination === id))]),
  );
  for (const [id, { plain, visible, sourced, filled, percent: share, wrong }] of Object.entries(byDestination))
    console.log(
      `${id.padEnd(12)} ${String(plain / packed.length).padStart(3)} with autofill; over ${packed.length} travellers ${plain} in the data, ${visible} shown, ${sourced} with a source, ${filled} filled: ${share} %, ${wrong} wrong`,
    );
  const all = figuresOf(rows);
  const least = small ? 90 : 95; // one traveller's misses weigh more
  return {
    figure: `${all.percent} % of ${all.sourced} fields with a source filled without typing (${all.percentOfVisible} % of ${all.visible} shown, ${all.percentOfPlain} % of ${all.plain} in the data), ${all.wrong} wrong`,
    target: `≥ ${least} %, 0 wrong`,
    ok: all.percent >= least && all.wrong === 0,
    table: { travellers: packed.map(({ traveller }) => traveller.name), all, byDestination, rows },
  };
}

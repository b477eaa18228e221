import { join } from 'node:path';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { prefill } from '@visawright/forms/prefill/prefill.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import { atLeast, none, type Finding } from '../measurement.ts';
import { enteredValues } from './forms/entered-values.ts';
import { gateAnswers } from './forms/gate-answers.ts';
import { judgeForm, type JudgedForm } from './forms/judge-form.ts';
import { countQuestions } from './forms/count-questions.ts';
import { documentFiles, type DocumentTruth } from './forms/document-files.ts';
import { readTraveller } from './forms/read-traveller.ts';
import { travellers, type Traveller } from './forms/travellers.ts';

const out = join(import.meta.dirname, '..', 'out', 'forms');

interface ReadTraveller {
  readonly traveller: Traveller;
  readonly truths: DocumentTruth[];
  readonly documents: DocumentEvidence[];
}

type Row = JudgedForm & { readonly destination: string; readonly traveller: string; readonly group: string };

async function rowOf(
  id: (typeof destinationIds)[number],
  { traveller, truths, documents }: ReadTraveller,
): Promise<Row> {
  const form = await loadForm(id);
  const { application, profile, entered } = enteredValues(form, traveller);
  const proposals = prefill(form, { documents, application, profile, earlierAnswers: {} });
  const context = {
    'application.visaCategory': traveller.group,
    'derived.isMinor': 'No',
    'derived.isAged12OrUnder': 'No',
  };
  const gates = gateAnswers(traveller, truths);
  const judged = judgeForm({ form, context, gates, proposals }, { documents: truths, entered });
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
  return {
    plain,
    visible,
    sourced,
    filled,
    certain,
    conflicts,
    wrong,
    percent: percent(filled, sourced),
    percentOfVisible: percent(filled, visible),
    percentOfPlain: percent(filled, plain),
  };
}

// The documents of three travellers, read once by the local engine and applied to every form of their group. A field counts if the
// traveller sees it and has a source for it: a student has no designation, and a value that no document contains cannot be prefilled.
// Values that are masked, in another currency, declared by the person alone or missed by the reader count as not filled. The result
// also has the shares of all visible fields and of all fields with autofill in the data.
// A small run is the full one: the travellers differ by more than the limit allows.
export default async function forms(): Promise<Finding> {
  const readTravellers: ReadTraveller[] = [];
  for (const traveller of travellers) {
    const files = await documentFiles(traveller, out);
    readTravellers.push({ traveller, truths: files.map(({ truth }) => truth), documents: await readTraveller(files) });
  }
  const rows: Row[] = [];
  for (const id of destinationIds) for (const each of readTravellers) rows.push(await rowOf(id, each));
  const byDestination = Object.fromEntries(
    destinationIds.map((id) => [id, figuresOf(rows.filter((row) => row.destination === id))]),
  );
  for (const [id, { plain, visible, sourced, filled, percent: share, wrong }] of Object.entries(byDestination))
    console.log(
      `${id.padEnd(12)} ${String(plain / readTravellers.length).padStart(3)} with autofill; over ${readTravellers.length} travellers ` +
        `${plain} in the data, ${visible} shown, ${sourced} with a source, ${filled} filled: ${share} %, ${wrong} wrong`,
    );
  const all = figuresOf(rows);
  return {
    judged: `${readTravellers.length} travellers, ${destinationIds.length} destinations, ${all.sourced} fields with a source`,
    checks: [
      atLeast('fields with a source filled without typing', all.percent, 95, '%'),
      none('fields filled with a wrong value', all.wrong),
    ],
    table: {
      travellers: readTravellers.map(({ traveller }) => traveller.name),
      questions: readTravellers.map(({ documents }) => countQuestions(documents)),
      all,
      byDestination,
      rows,
    },
  };
}

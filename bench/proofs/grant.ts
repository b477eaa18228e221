import { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { GrantLine } from '@visawright/contract/delivery/grant.ts';
import { compareGrant } from '@visawright/forms/grant/compare-grant.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { none, requireForProof, type Finding } from '../measurement.ts';
import { declaredFile } from './grant/declared-file.ts';
import { issuedVisa } from './grant/issued-visa.ts';
import { readVisa } from './grant/read-visa.ts';
import { cleans, seeds, type Seed } from './grant/seeds.ts';

interface Row {
  readonly visa: string;
  readonly fact: string;
  readonly found: boolean;
  readonly evidence: boolean; // a region on the visa and a value of the application
  readonly alarms: readonly string[]; // reported although unchanged
  readonly unread: readonly string[];
}

const isReported = ({ status }: GrantLine) => status === 'differs' || status === 'short';
const hasBoth = ({ onVisa, asked, words }: GrantLine) =>
  PageEvidence.safeParse(onVisa).success &&
  asked.length > 0 &&
  asked.every((piece) => piece.from === 'missing' || piece.value !== '') &&
  !/\{\w+/.test(words.en + words.hi);

async function rowOf(options: Omit<Seed, 'fact' | 'change'> & Partial<Pick<Seed, 'fact' | 'change'>>): Promise<Row> {
  const { destination, layout, seed, as, fact, status = 'differs', change } = options;
  const issued = issuedVisa(seed, destination);
  const visa = await readVisa(change ? change(issued) : issued, options);
  const lines = visa ? compareGrant({ visa, asked: await declaredFile(options) }) : [];
  const own = lines.find((line) => line.fact === fact && line.status === status);
  const describe = (line: GrantLine) => `${line.fact} ${line.status}: ${line.onVisa?.value ?? ''}`;
  return {
    visa: `${destination}, ${layout}${as ? `, ${as}` : ''}, ${seed}`,
    fact: fact ? `${fact} ${status}` : '',
    found: fact === undefined ? lines.length > 0 : own !== undefined,
    evidence: lines.filter(isReported).every(hasBoth),
    alarms: lines.filter((line) => isReported(line) && line !== own).map(describe),
    unread: lines.filter((line) => line.status === 'unread').map((line) => line.fact),
  };
}

// Draws issued visas with one fault each, reads them and compares them with the application; then the same without faults.
export default async function grant(small: boolean): Promise<Finding> {
  const [faults, without]: [Row[], Row[]] = [[], []];
  try {
    for (const seed of small ? seeds.filter((_each, at) => at % 5 === 0) : seeds) faults.push(await rowOf(seed));
    for (const clean of small ? cleans.filter((_each, at) => at % 5 === 0) : cleans) without.push(await rowOf(clean));
  } finally {
    await closePress();
  }
  const rows = [...faults, ...without];
  for (const row of rows) if (!row.found || !row.evidence || row.alarms.length > 0) console.error(JSON.stringify(row));
  const found = faults.filter((row) => row.found).length;
  const alarms = rows.flatMap((row) => row.alarms).length;
  const [withoutEvidence, unread] = [
    rows.filter((row) => !row.evidence).length,
    without.filter((row) => !row.found).length,
  ];
  const facts = new Set(faults.map(({ fact }) => fact.split(' ')[0])).size;
  requireForProof(faults.length >= (small ? 8 : 30) && without.length >= (small ? 4 : 15), 'visas are missing');
  return {
    judged: `${faults.length} visas with a difference over ${facts} facts, ${without.length} clean visas`,
    checks: [
      none('differences not found', faults.length - found),
      none('false alarms', alarms),
      none('findings without two pieces of evidence', withoutEvidence),
      none('clean visas not read', unread),
    ],
    table: { faults, without },
  };
}

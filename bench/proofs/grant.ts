import { PageEvidence } from '@visawright/contract/evidence.ts';
import type { GrantLine } from '@visawright/contract/grant.ts';
import { compareGrant } from '@visawright/forms/grant/compare-grant.ts';
import { closePress } from '@visawright/specimens/papers/press.ts';
import type { Finding } from '../dispatch.ts';
import { askedBy } from './grant/asked.ts';
import { issuedTo } from './grant/issued.ts';
import { readVisa } from './grant/read-visa.ts';
import { cleans, seeds, type Seed } from './grant/seeds.ts';

interface Row {
  readonly visa: string;
  readonly fact: string;
  readonly found: boolean;
  readonly evidence: boolean; // a place on the visa, and what the application says
  readonly alarms: readonly string[]; // told though nothing of it was changed
  readonly unread: readonly string[];
}

const isTold = ({ standing }: GrantLine) => standing === 'differs' || standing === 'short';
const hasBoth = ({ onVisa, asked, words }: GrantLine) =>
  PageEvidence.safeParse(onVisa).success &&
  asked.length > 0 &&
  asked.every((piece) => piece.from === 'missing' || piece.value !== '') &&
  !/\{\w+/.test(words.en + words.hi);

async function rowOf(wish: Omit<Seed, 'fact' | 'change'> & Partial<Pick<Seed, 'fact' | 'change'>>): Promise<Row> {
  const { destination, layout, seed, as, fact, standing = 'differs', change } = wish;
  const issued = issuedTo(seed, destination);
  const visa = await readVisa(change ? change(issued) : issued, wish);
  const lines = visa ? compareGrant({ visa, asked: await askedBy(wish) }) : [];
  const own = lines.find((line) => line.fact === fact && line.standing === standing);
  const told = (line: GrantLine) => `${line.fact} ${line.standing}: ${line.onVisa?.value ?? ''}`;
  return {
    visa: `${destination}, ${layout}${as ? `, ${as}` : ''}, ${seed}`,
    fact: fact ? `${fact} ${standing}` : '',
    found: fact === undefined ? lines.length > 0 : own !== undefined,
    evidence: lines.filter(isTold).every(hasBoth),
    alarms: lines.filter((line) => isTold(line) && line !== own).map(told),
    unread: lines.filter((line) => line.standing === 'unread').map((line) => line.fact),
  };
}

// Issued visas drawn with one fault each, read like anybody's paper and compared with the application; and the same without a fault.
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
  const [withoutEvidence, unread] = [rows.filter((row) => !row.evidence).length, without.filter((row) => !row.found).length]; // prettier-ignore
  const facts = new Set(faults.map(({ fact }) => fact.split(' ')[0])).size;
  return {
    figure: `${found} of ${faults.length} differences found over ${facts} facts, ${alarms} told that are none (${without.length} clean visas), ${withoutEvidence} without both pieces`,
    target: `all of ≥ 30 found, none told on ≥ 15 clean ones, both pieces always${small ? ' (small: 8 and 4)' : ''}`,
    ok: found === faults.length && alarms === 0 && withoutEvidence === 0 && unread === 0 && faults.length >= (small ? 8 : 30) && without.length >= (small ? 4 : 15), // prettier-ignore
    table: { faults, without },
  };
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readDocument } from '@visawright/reading/read-pages.ts';
import { passportSpecimen } from '../../../packages/specimens/src/specimen.ts';
import { judge, type Judged } from './judge.ts';
import { wantedFor, type Size } from './wanted.ts';

export interface Row extends Judged {
  readonly id: string;
  readonly condition: string;
  readonly cpu: number; // seconds
}

export const rowsIn = (file: string): Row[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map((line) => JSON.parse(line) as Row) : []; // prettier-ignore

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

// node shard.ts SIZE FILE INDEX COUNT: every COUNT-th picture, from where an earlier run of the same engine stopped.
async function main(size: Size, file: string, index: number, count: number): Promise<void> {
  const done = new Set(rowsIn(file).map((row) => row.id));
  const wanted = wantedFor(size).filter((each, at) => at % count === index && !done.has(each.id));
  let isWarm = false;
  for (const { id, ...wish } of wanted) {
    const { bytes, truth } = await passportSpecimen(wish);
    if (!isWarm) await readDocument({ pages: [{ pageNo: 1, bytes }] });
    isWarm = true;
    const before = used();
    const reading = await readDocument({ pages: [{ pageNo: 1, bytes }] });
    const cpu = used() - before;
    const row: Row = { id, condition: wish.condition, cpu: Math.round(cpu * 1000) / 1000, ...judge(reading, truth) };
    appendFileSync(file, `${JSON.stringify(row)}\n`);
  }
}

if (import.meta.main) {
  const [size = 'small', file = '', index = '0', count = '1'] = process.argv.slice(2);
  await main(size as Size, file, Number(index), Number(count));
}

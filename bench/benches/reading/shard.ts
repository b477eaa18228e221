import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readDocuments } from '@visawright/reading/read-documents.ts';
import { passportSpecimen } from '@visawright/specimens/passport-specimen.ts';
import { judgePassport, type JudgedPassport } from './judge-passport.ts';
import { wantedSpecimens, type Size } from './wanted-specimens.ts';

export interface Row extends JudgedPassport {
  readonly id: string;
  readonly condition: string;
  readonly cpu: number; // seconds
}

export const rowsIn = (file: string): Row[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Row)
    : [];

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

// node shard.ts SIZE FILE INDEX COUNT: reads every COUNT-th picture and continues where an earlier run of the same engine stopped.
async function main(size: Size, file: string, index: number, count: number): Promise<void> {
  const done = new Set(rowsIn(file).map((row) => row.id));
  const wanted = wantedSpecimens(size).filter((each, at) => at % count === index && !done.has(each.id));
  let isWarm = size === 'small'; // which does not judge CPU time
  for (const { id, ...options } of wanted) {
    const { bytes, truth } = await passportSpecimen(options);
    if (!isWarm) await readDocuments({ pages: [{ pageNo: 1, bytes }] });
    isWarm = true;
    const before = used();
    const reading = await readDocuments({ pages: [{ pageNo: 1, bytes }] });
    const cpu = used() - before;
    const row: Row = {
      id,
      condition: options.condition,
      cpu: Math.round(cpu * 1000) / 1000,
      ...judgePassport(reading, truth),
    };
    appendFileSync(file, `${JSON.stringify(row)}\n`);
  }
}

if (import.meta.main) {
  const [size = 'small', file = '', index = '0', count = '1'] = process.argv.slice(2);
  await main(size as Size, file, Number(index), Number(count));
}

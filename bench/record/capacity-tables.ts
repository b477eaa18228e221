import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readResult } from './result.ts';
import { root } from './sources-hash.ts';

// What one application costs, from the committed result of `npm run bench -- load`; as long as there is none, from a file that says where
// its figures are from.
const parts = ['api', 'worker', 'readers', 'postgres', 'keycloak', 'store', 'scanner'] as const;
const Costs = z.object({
  cpuSeconds: z.record(z.enum(parts), z.number()),
  databaseKb: z.number(),
  storeKb: z.number(),
  calls: z.number(), // of one application
  documents: z.number(),
  source: z.string(),
});
type Costs = z.infer<typeof Costs>;

const LoadTable = z.object({
  journey: z.record(z.string(), z.number()),
  documentsEach: z.number(),
  applications: Costs.pick({ cpuSeconds: true, databaseKb: true, storeKb: true }),
});

export function capacityCosts(): Costs {
  const result = readResult('load');
  if (!result)
    return Costs.parse(JSON.parse(readFileSync(join(root, 'bench', 'record', 'capacity-costs.json'), 'utf8')));
  const { journey, documentsEach, applications } = LoadTable.parse(result.table);
  return {
    ...applications,
    calls: Object.values(journey).reduce((sum, each) => sum + each, 0),
    documents: documentsEach,
    source: `bench/results/load.json, measured on ${result.measuredAt.slice(0, 10)} at commit ${result.commit}`,
  };
}

// What is assumed, not measured. Prices are round numbers to be replaced by one's own.
const assumed = {
  sizes: [1_000, 20_000, 200_000], // applications a day
  busiestHour: 0.15, // share of a day's work
  used: 0.6, // of a core, at most
  coresOfAMachine: 8,
  workingDays: 300,
  core: 15, // € a month, with 4 GB of memory
  databaseGb: 0.12, // € a month, twice: a copy of the disk
  storeGb: 0.025,
  leastMachines: 2, // one may fail
} as const;

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: 0 });
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(heads), row(heads.map((_head, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

const groups = [
  { name: 'reading (readers, worker, scanner)', of: ['readers', 'worker', 'scanner'] },
  { name: 'API', of: ['api'] },
  { name: 'PostgreSQL', of: ['postgres'] },
  { name: 'Keycloak', of: ['keycloak'] },
  { name: 'object store', of: ['store'] },
] as const;

export function capacityTables({ cpuSeconds, databaseKb, storeKb, calls, documents, source }: Costs): string {
  const secondsOf = (of: readonly (keyof typeof cpuSeconds)[]) =>
    of.reduce((sum, part) => sum + (cpuSeconds[part] ?? 0), 0);
  const all = secondsOf(parts);
  const perSecond = (size: number) => (size * assumed.busiestHour) / 3_600;
  const coresFor = (size: number, seconds: number) => (perSecond(size) * seconds) / assumed.used;
  const each = (of: (size: number) => string) => assumed.sizes.map(of);
  const gbAYear = (size: number, kb: number) => (size * assumed.workingDays * kb) / 1_048_576;
  const machines = (size: number) =>
    Math.max(assumed.leastMachines, Math.ceil(coresFor(size, all) / assumed.coresOfAMachine) + 1);
  const costs = (size: number) => ({
    machines: machines(size) * assumed.coresOfAMachine * assumed.core,
    database: gbAYear(size, databaseKb) * assumed.databaseGb * 2,
    store: gbAYear(size, storeKb) * assumed.storeGb,
  });
  const whole = (size: number) => Object.values(costs(size)).reduce((sum, one) => sum + one, 0);
  const example = assumed.sizes[1];
  return [
    `Source: ${source}.`,
    '',
    tableOf(
      ['one application', 'processor seconds', 'share'],
      [
        ...groups.map(({ name, of }) => [name, number(secondsOf(of), 2), `${number((secondsOf(of) / all) * 100)} %`]),
        ['together', number(all, 2), '100 %'],
      ],
    ),
    '',
    `It makes ${calls} calls, has ${documents} documents, and adds ${number(databaseKb)} KB to the database and ` +
      `${number(storeKb)} KB to the object store.`,
    '',
    tableOf(
      ['applications a day', ...each((size) => number(size))],
      [
        ['applications a second in the busiest hour', ...each((size) => number(perSecond(size), 2))],
        ['calls a second', ...each((size) => number(perSecond(size) * calls, 1))],
        ['documents a second', ...each((size) => number(perSecond(size) * documents, 1))],
        ...groups.map(({ name, of }) => [
          `cores: ${name}`,
          ...each((size) => number(coresFor(size, secondsOf(of)), 2)),
        ]),
        ['cores together', ...each((size) => number(coresFor(size, all), 2))],
        [
          `machines with ${assumed.coresOfAMachine} cores and ${assumed.coresOfAMachine * 4} GB, one of them to spare`,
          ...each((size) => number(machines(size))),
        ],
        ['database after a year, GB', ...each((size) => number(gbAYear(size, databaseKb)))],
        ['object store after a year, GB', ...each((size) => number(gbAYear(size, storeKb)))],
        ['machines, € a month', ...each((size) => number(costs(size).machines))],
        ['database disks after a year, € a month', ...each((size) => number(costs(size).database))],
        ['object store after a year, € a month', ...each((size) => number(costs(size).store))],
        ['together, € a month', ...each((size) => number(whole(size)))],
        ['for an application, €', ...each((size) => number((whole(size) * 12) / (size * assumed.workingDays), 3))],
      ],
    ),
    '',
    `The arithmetic, for ${number(example)} a day: ${number(example)} × ${assumed.busiestHour} ÷ 3,600 s = ` +
      `${number(perSecond(example), 2)} applications a ` +
      `second in the busiest hour; × ${number(all, 2)} s = ${number(perSecond(example) * all, 1)} cores at work; ÷ ${assumed.used} = ` +
      `${number(coresFor(example, all), 1)} cores; ÷ ${assumed.coresOfAMachine}, rounded up, and one to spare = ` +
      `${machines(example)} machines; × ` +
      `${assumed.coresOfAMachine} × € ${assumed.core} = € ${number(costs(example).machines)} a month.`,
  ].join('\n');
}

import type { KnownShort } from './known-short.ts';
import { shortChecks, type Result } from './result.ts';
import { titles } from './titles.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');
const dateOf = ({ measuredAt }: Result) => measuredAt.slice(0, 10);
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(heads), `| ${heads.map(() => '---').join(' | ')} |`, ...rows.map(row)].join('\n');

const status = (result: Result) =>
  result.ok
    ? 'met'
    : `**short**: ${shortChecks(result)
        .map(({ what }) => what)
        .join(', ')}`;

const inOrder = (results: readonly Result[]) => {
  const order = Object.keys(titles);
  return results.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
};

const titleOf = (name: string) => `${titles[name] ?? name} (\`${name}\`)`;
const headingOf = (name: string) => `## ${name}: ${titles[name] ?? name}`;
const missingIn = (known: readonly KnownShort[]) => known.filter(({ kind }) => kind === 'missing');

export const shortTable = (results: readonly Result[], known: readonly KnownShort[]): string =>
  table(
    ['what it shows', 'judged', 'limits', 'measured'],
    [
      ...inOrder(results).map((result) => [titleOf(result.name), result.judged, status(result), dateOf(result)]),
      ...missingIn(known).map(({ name }) => [titleOf(name), '', '**not measured**', '']),
    ],
  );

const section = (result: Result, known: readonly KnownShort[]) => {
  const { name, judged, checks, commit, machine, seconds, sources } = result;
  const entries = known.filter((each) => each.name === name);
  const paths = sources.paths.map((path) => `\`${path}\``).join(', ');
  return [
    headingOf(name),
    '',
    `Judged: ${judged}. Measured on ${dateOf(result)} at commit ${commit} in ${seconds} s on ${machine.cores} cores with a load of ` +
      `${machine.loadBefore} before and ${machine.loadAfter} after. Sources ${sources.hash}: ${paths}.`,
    '',
    table(
      ['check', 'figure', 'limit', ''],
      checks.map(({ what, value, limit, ok, timed }) => [
        `${what}${timed ? ' (timed)' : ''}`,
        String(value),
        limit,
        ok ? 'met' : '**short**',
      ]),
    ),
    ...entries.flatMap(({ kind, reason, tried, date }) => [
      '',
      `Known to be ${kind} since ${date}. ${reason} Tried: ${tried}`,
    ]),
  ].join('\n');
};

const missingSection = ({ name, figure, reason, tried, date }: KnownShort) =>
  [headingOf(name), '', `Not measured (${date}). ${reason} Tried: ${tried} Last figure: ${figure}`].join('\n');

export const figuresPage = (results: readonly Result[], known: readonly KnownShort[]): string =>
  [
    '# Figures',
    '',
    'Written by `npm run figures` from `bench/results`. Each figure was measured at full size by `npm run bench -- NAME` or',
    '`npm run prove -- NAME`. A timed check depends on the speed of the machine: it is compared with a bare implementation in the same run',
    'where possible, and it is not judged by the small runs of the CI gate. A test fails when a result is short, or older than the sources',
    'it depends on, and `bench/known-short.json` does not say why.',
    '',
    ...inOrder(results).map((result) => `${section(result, known)}\n`),
    ...missingIn(known).map((entry) => `${missingSection(entry)}\n`),
  ].join('\n');

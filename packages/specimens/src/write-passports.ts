import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PageChoice } from './booklet.ts';
import { conditionNames, type Condition } from './degrade/conditions.ts';
import { layouts } from './passport-layouts/layouts.ts';
import { nameFormats, type NameFormat } from './people/person-name.ts';
import { passportSpecimen } from './passport-specimen.ts';

// node write-passports.ts --out DIR --count N --layout a,b|all --conditions a,b|all --page front|back|both --seed S
// --indian --name FORMAT
const { values: asked } = parseArgs({
  options: {
    out: { type: 'string' },
    count: { type: 'string', default: '28' },
    layout: { type: 'string', default: 'all' },
    conditions: { type: 'string', default: 'all' },
    page: { type: 'string', default: 'front' },
    seed: { type: 'string', default: '1' },
    indian: { type: 'boolean' },
    name: { type: 'string' },
  },
});
if (!asked.out) throw new Error('--out DIR is needed');

const listed = (asking: string, all: readonly string[]) => (asking === 'all' ? all : asking.split(','));

function known<T extends string>(asking: readonly string[], all: readonly T[]): T[] {
  const strange = asking.filter((each) => !all.includes(each as T));
  if (strange.length > 0) throw new Error(`unknown: ${strange.join(', ')}; known: ${all.join(', ')}`);
  return asking as T[];
}

const layoutNames = listed(
  asked.layout,
  layouts.map(({ name }) => name),
);
const conditionList = known<Condition>(listed(asked.conditions, conditionNames), conditionNames);
const [page] = known<PageChoice>([asked.page], ['front', 'back', 'both']);
const [nameFormat] = asked.name ? known<NameFormat>([asked.name], nameFormats) : [];

mkdirSync(asked.out, { recursive: true });
const truthFile = join(asked.out, 'truth.jsonl');
rmSync(truthFile, { force: true });
for (let at = 0; at < Number(asked.count); at += 1) {
  // Conditions change first, so that a short run still shows all of them.
  const condition = conditionList[at % conditionList.length]!;
  const layout = layoutNames[Math.floor(at / conditionList.length) % layoutNames.length]!;
  const seed = `${asked.seed}-${at}`;
  const { bytes, format, width, height, truth } = await passportSpecimen({
    seed,
    layout,
    condition,
    page,
    nameFormat,
    ...(asked.indian && { indian: true }),
  });
  const file = `${String(at).padStart(4, '0')}-${layout}-${condition}.${format === 'png' ? 'png' : 'jpg'}`;
  writeFileSync(join(asked.out, file), bytes);
  appendFileSync(truthFile, `${JSON.stringify({ file, seed, layout, condition, page, width, height, ...truth })}\n`);
}

import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kebab } from './kebab.ts';
import { getPaperKind, paperKindNames } from './kinds.ts';
import { layoutsApart } from './further-layouts.ts';
import { paperSpecimen, type PaperRoute } from './paper-specimen.ts';
import { closePress } from './press.ts';

// node write-papers.ts --out DIR --kinds all|a,b --layout all|name|apart --as text,scan,photo --count N (of each) --seed S
const { values: asked } = parseArgs({
  options: {
    out: { type: 'string' },
    kinds: { type: 'string', default: 'all' },
    layout: { type: 'string', default: 'all' },
    as: { type: 'string', default: 'text' },
    count: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});
if (!asked.out) throw new Error('--out DIR is needed');

// A name of the forms or its file's name; the forms' names hold commas and slashes.
const wanted = asked.kinds === 'all' ? paperKindNames : asked.kinds.split(',').map(kindNamed);
function kindNamed(word: string): string {
  const name = paperKindNames.find((each) => each === word || kebab(each) === kebab(word));
  if (!name) throw new Error(`unknown kind: ${word}; known: ${paperKindNames.map(kebab).join(', ')}`);
  return name;
}
const routes = asked.as.split(',');
for (const route of routes) if (!['text', 'scan', 'photo'].includes(route)) throw new Error(`unknown: ${route}; known: text, scan, photo`); // prettier-ignore

async function layoutsOf(kind: string): Promise<string[]> {
  if (asked.layout === 'apart') return (await layoutsApart(kind)).length > 0 ? ['apart'] : [];
  const names = (await getPaperKind(kind)).layouts.map(({ name }) => name);
  return asked.layout === 'all' ? names : names.filter((name) => name === asked.layout);
}

mkdirSync(asked.out, { recursive: true });
const truthFile = join(asked.out, 'truth.jsonl');
rmSync(truthFile, { force: true });
try {
  for (const kind of wanted)
    for (const layout of await layoutsOf(kind))
      for (let at = 0; at < Number(asked.count); at += 1)
        for (const as of routes as PaperRoute[]) {
          const seed = `${asked.seed}-${at}`;
          const { bytes, format, truth } = await paperSpecimen({ kind, layout, seed, as });
          const file = `${kebab(kind)}.${layout}.${at}.${as}.${format === 'jpeg' ? 'jpg' : format}`;
          writeFileSync(join(asked.out, file), bytes);
          appendFileSync(truthFile, `${JSON.stringify({ file, seed, as, ...truth })}\n`);
        }
} finally {
  await closePress();
}

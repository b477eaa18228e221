import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formerHeldOutName } from '../layout-seed.ts';
import { kebab } from './kebab.ts';
import { getSpecimenKind, specimenKindNames } from './specimen-kinds.ts';
import { formerHeldOutLayouts } from './further-layouts.ts';
import { documentSpecimen, type DocumentRoute } from './document-specimen.ts';
import { closePress } from './printing/press.ts';

// node write-documents.ts --out DIR --kinds all|a,b --layout all|name --as text,scan,photo --count N (of
// each) --seed S
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

// A kind's name or its file name; kind names contain commas and slashes.
const wanted = asked.kinds === 'all' ? specimenKindNames : asked.kinds.split(',').map(kindNamed);
function kindNamed(word: string): string {
  const name = specimenKindNames.find((each) => each === word || kebab(each) === kebab(word));
  if (!name) throw new Error(`unknown kind: ${word}; known: ${specimenKindNames.map(kebab).join(', ')}`);
  return name;
}
const routes = asked.as.split(',');
for (const route of routes)
  if (!['text', 'scan', 'photo'].includes(route)) throw new Error(`unknown: ${route}; known: text, scan, photo`);

async function layoutsOf(kind: string): Promise<string[]> {
  if (asked.layout === formerHeldOutName)
    return (await formerHeldOutLayouts(kind)).length > 0 ? [formerHeldOutName] : [];
  const names = (await getSpecimenKind(kind)).layouts.map(({ name }) => name);
  return asked.layout === 'all' ? names : names.filter((name) => name === asked.layout);
}

mkdirSync(asked.out, { recursive: true });
const truthFile = join(asked.out, 'truth.jsonl');
rmSync(truthFile, { force: true });
try {
  for (const kind of wanted)
    for (const layout of await layoutsOf(kind))
      for (let at = 0; at < Number(asked.count); at += 1)
        for (const as of routes as DocumentRoute[]) {
          const seed = `${asked.seed}-${at}`;
          const { bytes, format, truth } = await documentSpecimen({ kind, layout, seed, as });
          const file = `${kebab(kind)}.${layout}.${at}.${as}.${format === 'jpeg' ? 'jpg' : format}`;
          writeFileSync(join(asked.out, file), bytes);
          appendFileSync(truthFile, `${JSON.stringify({ file, seed, as, ...truth })}\n`);
        }
} finally {
  await closePress();
}

// npm run texts [-- COUNT]: random English texts with the place they are shown at, for reading aloud.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '@visawright/contract/platform/errors.ts';

interface Text {
  readonly shownAt: string;
  readonly text: string;
}

type Tree = { readonly [key: string]: string | Tree };

const root = join(import.meta.dirname, '..');
const folder = join(root, 'apps', 'web', 'src', 'translations');

const flat = (tree: Tree, path: string): Text[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ shownAt: `${path}.${key}`, text: value }] : flat(value, `${path}.${key}`),
  );

async function screenTexts(): Promise<Text[]> {
  const namespaces = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
  const found = namespaces.map(async ({ name }) => {
    const file = readdirSync(join(folder, name)).find((each) => each === 'en.ts');
    if (file === undefined) return [];
    const { en } = (await import(join(folder, name, file))) as { en: Tree };
    return flat(en, `screen ${name}`);
  });
  return (await Promise.all(found)).flat();
}

// Messages, remedies and hints of the rules and checklists, wherever they are in the data files.
function dataTexts(path: string): Text[] {
  const found: Text[] = [];
  const visit = (value: unknown, key: string, at: string) => {
    if (key === 'hi') return;
    if (typeof value === 'string' && /^(message|remedy|title|hint|help|note)$/.test(key))
      found.push({ shownAt: at, text: value });
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) visit(inner, name, at);
  };
  for (const file of readdirSync(join(root, path)).filter((each) => each.endsWith('.json')))
    visit(JSON.parse(readFileSync(join(root, path, file), 'utf8')), '', `${path.split('/').at(-1)} ${file}`);
  return found;
}

const count = Number(process.argv[2] ?? 60);
const errorTexts = Object.entries(errors).map(([code, { text }]) => ({ shownAt: `error ${code}`, text }));
const all = [
  ...(await screenTexts()),
  ...errorTexts,
  ...dataTexts('packages/forms/rules'),
  ...dataTexts('packages/forms/destinations'),
];
const shuffled = all.map((text) => ({ text, order: Math.random() })).sort((a, b) => a.order - b.order);
for (const { text } of shuffled.slice(0, count)) console.log(`${text.shownAt}\n    ${text.text}`);
console.log(`\n${Math.min(count, all.length)} of ${all.length} texts`);

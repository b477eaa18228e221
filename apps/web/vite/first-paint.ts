import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite';
import type { Ahead } from '../src/first-paint/ahead.types.ts';
import { firstScreens } from './first-screens.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
const source = join(import.meta.dirname, '../src');

// A chunk with its imports and styles, without what the page already references.
function filesOf(bundle: Bundle, file: string): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const take = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || chunk.isEntry || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(take);
    chunk.viteMetadata?.importedCss.forEach((css) => found.add(css));
  };
  const first = chunks.find(({ moduleIds }) => moduleIds.includes(join(source, file)));
  if (!first) throw new Error(`${file} is in no chunk`);
  take(first.fileName);
  return [...found];
}

function aheadOf(bundle: Bundle): Ahead {
  const files: string[] = [];
  const numbers = (names: readonly string[]) =>
    [...new Set(names)].map((name) => {
      if (!files.includes(name)) files.push(name);
      return files.indexOf(name);
    });
  const app = filesOf(bundle, 'app/App.tsx');
  const applicant = numbers([...app, ...filesOf(bundle, 'app/applicant/ApplicantLayout.tsx')]);
  const screens = firstScreens.map(({ path, source: file, step, words }) => {
    const own = numbers(filesOf(bundle, file)).filter((number) => !applicant.includes(number));
    return [path, { files: own, step, words }] as const;
  });
  return {
    files,
    staff: numbers(app),
    applicant,
    screens: Object.fromEntries(screens),
    calls: { realm: addresses.realmByPath.path, profile: addresses.getProfile.path },
  };
}

async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(source, 'first-paint/first-paint.ts'), formats: ['iife'], name: 'firstPaint' },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('');
}

const inScript = (text: string) => text.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');

// Writes the chunk list into the page, so that its first script can request what the visit needs and draw the heading.
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(_html, { bundle, filename }) {
      if (!bundle || !filename.endsWith('/web/index.html')) return []; // benches build their pages with this configuration
      const style = readFileSync(join(source, 'first-paint/first-paint.css'), 'utf8').replace(/\s+/g, ' ');
      const attrs = { nonce: '__NONCE__' };
      return [
        { tag: 'style', attrs, children: style, injectTo: 'head' },
        {
          tag: 'script',
          attrs: { ...attrs, type: 'application/json', id: 'ahead' },
          children: JSON.stringify(aheadOf(bundle)).replaceAll('<', '\\u003c'),
          injectTo: 'body',
        },
        { tag: 'script', attrs, children: inScript(await script()), injectTo: 'body' },
      ];
    },
  },
});

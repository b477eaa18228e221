import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames, settingOf } from '@visawright/server/config.ts';
import { sourceFiles } from '../modules/import-graph.ts';
import { codeOf, root } from './doc-pages.ts';

const ofProduct = new Set(settingNames.flatMap((name) => (settingOf(name).isSecret ? [name, `${name}_FILE`] : [name])));

// Variables of scripts, containers and tests, which are no settings of a process.
const folders = /^(ops|deploy|e2e|bench|apps|packages)\/|^Containerfile$|^\.ci\//;
const words = new Set(
  sourceFiles(root)
    .filter(
      (file) =>
        folders.test(file) &&
        /(\.(ts|tsx|sh|cjs|yaml|json|example|service|sql)|\/[\w-]+|Caddyfile|Containerfile)$/.test(file),
    )
    .filter(
      (file) =>
        !/\.test\.tsx?$|\.(lock|min)\.|specimens\/|results\//.test(file) &&
        file !== 'apps/server/src/platform/config/settings.ts',
    )
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []),
);

// Names of settings and variables in the code of a page that nothing reads.
export const unknownSettings = (text: string): string[] =>
  codeOf(text)
    .flatMap((code) => code.text.match(/(?<![\w/%-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w-])/g) ?? [])
    .filter((name) => !ofProduct.has(name) && !words.has(name) && !words.has(name.replace(/_FILE$/, '')));

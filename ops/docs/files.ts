import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './doc-pages.ts';

// `server/…` and `web/…` are short for their source folders; a word in <angle brackets>, capitals or an ellipsis stands for many files.
const pathOf = (name: string) => name.replace(/^(server|web)\//, 'apps/$1/src/');
const folders = 'apps|packages|bench|e2e|ops|docs|deploy|server|web';
const made = /^(apps\/(web|extension)\/dist|deploy\/(secrets(\/|$)|\.env$)|e2e\/out)/; // by a build, or by the operator

export const missingFiles = (text: string): string[] =>
  [...text.matchAll(new RegExp(`(?<![\\w/.-])((?:${folders})/[\\w@./-]+)`, 'g'))]
    .map(([, name = '']) => name.replace(/[./-]+$/, ''))
    .filter((name) => !made.test(name) && !existsSync(join(root, pathOf(name))));

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const decoder = /from '(sharp|@cantoo\/pdf-lib|pdf-lib|pdfjs-dist[^']*)'/;

// Foreign bytes are decoded in the sandbox only. Everything else that decodes gets pictures which the sandbox encoded, or PDFs we printed.
const allowed: Readonly<Record<string, string>> = {
  'apps/server/src/platform/sandbox/child/brand-image.mjs': 'in the sandbox',
  'apps/server/src/platform/sandbox/child/picture.mjs': 'in the sandbox',
  'apps/server/src/delivery/packages/build/locate-fields.ts': 'pages as the sandbox encoded them',
  'apps/server/src/delivery/packages/build/pdf/assemble-pdf.ts': 'pages as the sandbox encoded them',
  'apps/server/src/delivery/packages/build/pictures/embedded-pictures.ts': 'pages as the sandbox encoded them',
  'apps/server/src/delivery/packages/build/pictures/shrink-picture.ts': 'pages as the sandbox encoded them',
  'apps/server/src/delivery/packages/build/tool-versions.ts': 'asks for versions, decodes nothing',
  'apps/server/src/delivery/packages/sheets/blank/append-pages.ts': 'sheets we printed',
  'apps/server/src/delivery/packages/sheets/harmonised-form/harmonised-form.ts': 'sheets we printed',
  'apps/server/src/documents/pages/compose-pdf.ts': 'writes a PDF of pages the sandbox encoded',
  'apps/server/src/documents/pages/render-shown-picture.ts': 'pages as the sandbox encoded them',
  'apps/server/src/documents/pages/screen-picture.ts': 'pages as the sandbox encoded them',
  'apps/server/src/documents/photos/cut-photo.ts': 'pages as the sandbox encoded them',
  'apps/server/src/documents/uploads/pdf/render-pdf.ts': 'pages as the sandbox encoded them',
  'apps/server/src/platform/http/pages/draw-app-icon.ts':
    'icons that the sandbox drew from pixels, and a ring of our own',
  'apps/server/src/documents/vision/create-vision-reader.ts': 'pages as the sandbox encoded them',
};

test('no module outside the sandbox decodes pictures or PDFs, except those listed with what they decode', () => {
  const files = globSync('apps/server/src/**/*.{ts,mjs}', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file) && decoder.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files.toSorted()).toEqual(Object.keys(allowed).toSorted());
});

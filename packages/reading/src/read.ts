import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sentenceModel } from './classify/minilm/model-files.ts';
import type { DocumentReading, PageInput, ReadDocument } from './engine.types.ts';
import { allModels, modelsFolder } from './ocr/models.ts';
import { readDocuments } from './read-documents.ts';
import { pdfPages } from './text/pdf-pages.ts';

// npm run read -- FILE… [--password P]: one JSON line per file, without any server.
const { positionals: files, values: asked } = parseArgs({
  allowPositionals: true,
  options: { password: { type: 'string' } },
});
if (files.length === 0) {
  console.error('name at least one file');
  process.exit(2);
}

if (![...allModels(), sentenceModel()].every((model) => existsSync(model))) {
  console.error('fetching the reading models, once');
  const stack = join(import.meta.dirname, '..', '..', '..', 'ops', 'stack');
  const { status, stdout } = spawnSync(stack, ['models'], { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
  if (status !== 0) process.exit(1);
  process.env.MODELS_DIR = stdout.trim().split('\n').at(-1) ?? modelsFolder();
}

async function pagesOf(file: string): Promise<PageInput[]> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
  await handle.close();
  if (buffer.subarray(0, bytesRead).includes('%PDF-')) return pdfPages(file, asked.password);
  return [{ pageNo: 1, bytes: await readFile(file) }];
}

const nothing: Pick<DocumentReading, 'documents' | 'retake'> = { documents: [], retake: ['unreadable'] };

// The values of the document, without internal data such as embeddings.
const publicFields = ({
  category,
  categoryOutcome,
  kind,
  pages,
  mrz,
  values,
  tables,
  people,
}: ReadDocument): ReadDocument => ({
  category,
  categoryOutcome,
  kind,
  pages,
  ...(mrz && { mrz }),
  values,
  ...(tables && { tables }),
  ...(people && { people }),
});

for (const file of files) {
  const { documents, retake } = await pagesOf(file)
    .then((pages) => readDocuments({ pages }))
    .catch(() => nothing);
  process.stdout.write(`${JSON.stringify({ file, documents: documents.map(publicFields), retake })}\n`);
}

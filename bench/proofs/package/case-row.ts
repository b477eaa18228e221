import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyPackage } from '@visawright/contract/verify/verify-package.ts';
import { readDocuments } from '@visawright/reading/read-documents.ts';
import { buildPackage, type Printer } from '@visawright/server/processing.ts';
import type { Builder } from './builder.ts';
import { changeBytes } from './change-bytes.ts';
import { pdfJsProblems, popplerProblems } from './pdf-problems.ts';
import { orderFaults } from './order-faults.ts';
import { packageCase, type OfferedGroup } from './package-case.ts';
import { readAgain } from './read-again.ts';
import { identify, keyId, keysOf, signManifest } from './signing.ts';
import { contentsOf } from './contents-of.ts';

export interface CaseRow {
  readonly name: string;
  readonly files: number;
  readonly pages: number;
  readonly isSame: boolean; // built identically in two processes
  readonly isWhole: boolean; // according to the verifier
  readonly changed: number; // bytes changed, one at a time
  readonly inPdfJs: number; // files opened with pdf.js
  readonly text: number; // pages read by their text layer, not counting those read in an earlier package
  readonly looked: number; // pages read from their picture
  readonly faults: readonly string[];
}

interface CaseTools {
  readonly printer: Printer;
  readonly other: Builder;
  readonly seen: Set<string>; // documents read in an earlier package
}

export async function caseRow(wanted: OfferedGroup, { printer, other, seen }: CaseTools): Promise<CaseRow> {
  const input = await packageCase(wanted);
  const built = await buildPackage(input, { printer, identify, keyId, sign: signManifest, read: readDocuments });
  const there = other.ask({ how: 'build', input });
  there.catch(() => undefined);
  const faults = await orderFaults(input, built);
  const { status } = await verifyPackage(built.zip, keysOf);
  const changed = await changeBytes(built.zip, 4);
  const looked = await checkFiles(
    built.zip,
    newFiles(
      input,
      built.files.map(({ name }) => name),
      seen,
    ),
  );
  const isSame = createHash('sha256').update(built.zip).digest('hex') === (await there).zipSha256;
  return {
    name: `${wanted.destination} ${wanted.group}`,
    files: built.files.length,
    pages: built.files.reduce((sum, { pages }) => sum + (pages ?? 0), 0),
    isSame,
    isWhole: status === 'whole',
    changed: changed.tried,
    ...looked,
    faults: [...faults, ...changed.unreported, ...looked.faults, ...built.warnings],
  };
}

// A document is part of many packages. Its pages are read in the first one; the sheets are read in all.
function newFiles(
  input: Awaited<ReturnType<typeof packageCase>>,
  names: readonly string[],
  seen: Set<string>,
): Set<string> {
  const fresh = new Set(names.slice(0, 2));
  const documents = [...input.items.map((item) => item.documents), input.others];
  const files = names.slice(2, -2);
  for (const [at, name] of files.entries()) {
    const ids = (documents[at] ?? []).map(({ docId }) => docId);
    if (ids.some((docId) => !seen.has(docId))) fresh.add(name);
    for (const docId of ids) seen.add(docId);
  }
  return fresh;
}

async function checkFiles(zip: Buffer, toRead: ReadonlySet<string>) {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const faults: string[] = [];
  const counts = { inPdfJs: 0, text: 0, looked: 0 };
  try {
    for (const { name, from, to } of await contentsOf(zip)) {
      if (!name.endsWith('.pdf')) continue;
      const file = join(folder, name);
      const bytes = zip.subarray(from, to);
      writeFileSync(file, bytes);
      const problems = [...popplerProblems(file), ...(await pdfJsProblems(bytes))];
      faults.push(...problems.map((problem) => `${name}: ${problem}`));
      counts.inPdfJs++;
      if (!toRead.has(name)) continue;
      const { text, looked, unread } = await readAgain(file);
      counts.text += text;
      counts.looked += looked;
      faults.push(...unread.map((page) => `${name}: page ${page} cannot be read`));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { ...counts, faults };
}

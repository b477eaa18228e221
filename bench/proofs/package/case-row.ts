import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyPackage } from '@visawright/contract/verify/verify-package.ts';
import { readDocument } from '@visawright/reading/read-pages.ts';
import { buildPackage } from '../../../apps/server/src/packages/build/build-package.ts';
import type { Printer } from '../../../apps/server/src/packages/sheets/print.ts';
import type { Builder } from './builder.ts';
import { byteChanged } from './byte-changed.ts';
import { pdfJsWords, popplerWords } from './opened.ts';
import { orderFaults } from './order-faults.ts';
import { packageCase, type OfferedGroup } from './package-case.ts';
import { readAgain } from './read-again.ts';
import { keyId, keysOf, signed } from './signing.ts';
import { contentsOf } from './unpacked.ts';

export interface CaseRow {
  readonly name: string;
  readonly files: number;
  readonly pages: number;
  readonly isSame: boolean; // in two processes
  readonly isWhole: boolean; // by the verifier
  readonly changed: number; // bytes changed, one at a time
  readonly inPdfJs: number; // files opened there
  readonly text: number; // pages read by their own words, here for the first time
  readonly looked: number; // and from their picture
  readonly faults: readonly string[];
}

interface Hands {
  readonly printer: Printer;
  readonly other: Builder;
  readonly seen: Set<string>; // papers read in an earlier package
}

export async function caseRow(wanted: OfferedGroup, { printer, other, seen }: Hands): Promise<CaseRow> {
  const input = await packageCase(wanted);
  const built = await buildPackage(input, { printer, keyId, sign: signed, read: readDocument });
  const there = other.ask({ how: 'build', input });
  there.catch(() => undefined);
  const faults = await orderFaults(input, built);
  const { standing } = await verifyPackage(built.zip, keysOf);
  const changed = await byteChanged(built.zip, 4);
  const looked = await lookedAt(built.zip, newFiles(input, built.files.map(({ name }) => name), seen)); // prettier-ignore
  const isSame = createHash('sha256').update(built.zip).digest('hex') === (await there).zipSha256;
  return {
    name: `${wanted.destination} ${wanted.group}`,
    files: built.files.length,
    pages: built.files.reduce((sum, { pages }) => sum + (pages ?? 0), 0),
    isSame,
    isWhole: standing === 'whole',
    changed: changed.tried,
    ...looked,
    faults: [...faults, ...changed.unnamed, ...looked.faults, ...built.warnings],
  };
}

// A paper stands in many packages; its pages are read in the first, and the sheets of every one.
function newFiles(
  input: Awaited<ReturnType<typeof packageCase>>,
  names: readonly string[],
  seen: Set<string>,
): Set<string> {
  const fresh = new Set(names.slice(0, 2));
  const papers = [...input.items.map((item) => item.papers), input.others];
  const files = names.slice(2, -2);
  for (const [at, name] of files.entries()) {
    const ids = (papers[at] ?? []).map(({ docId }) => docId);
    if (ids.some((docId) => !seen.has(docId))) fresh.add(name);
    for (const docId of ids) seen.add(docId);
  }
  return fresh;
}

async function lookedAt(zip: Buffer, toRead: ReadonlySet<string>) {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const faults: string[] = [];
  const counts = { inPdfJs: 0, text: 0, looked: 0 };
  try {
    for (const { name, from, to } of await contentsOf(zip)) {
      if (!name.endsWith('.pdf')) continue;
      const file = join(folder, name);
      const bytes = zip.subarray(from, to);
      writeFileSync(file, bytes);
      const said = [...popplerWords(file), ...(await pdfJsWords(bytes))];
      faults.push(...said.map((words) => `${name}: ${words}`));
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

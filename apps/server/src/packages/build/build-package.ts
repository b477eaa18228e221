import type { Manifest } from '@visawright/contract/manifest.ts';
import type { packageStages, PackageFile } from '@visawright/contract/package.ts';
import type { ReadDocumentPages } from '@visawright/reading/engine.types.ts';
import { formSheet } from '../sheets/form-sheet.ts';
import type { Printer } from '../sheets/print.ts';
import { canonical, sha256 } from './canonical.ts';
import { isTooLarge } from './item-file.ts';
import type { PackageInput } from './package-input.ts';
import { paperFiles } from './paper-files.ts';
import { manifestOf, sealFiles } from './seal.ts';
import { formFile, indexFile } from './sheet-files.ts';
import { storedZip } from './stored-zip.ts';
import { toolVersions } from './tool-versions.ts';

export interface BuildOptions {
  readonly printer: Pick<Printer, 'print' | 'tools'>;
  readonly sign: (bytes: Buffer) => Buffer; // Ed25519, 64 bytes
  readonly keyId: string;
  readonly read?: ReadDocumentPages; // reads again what was made smaller; without it a page the form was filled from stays as it is
  readonly onStage?: (stage: (typeof packageStages)[number], done: number, of: number) => void | Promise<void>;
}

export interface BuiltPackage {
  readonly packageId: string;
  readonly zip: Buffer;
  readonly manifest: Manifest;
  readonly files: readonly PackageFile[]; // in the order of the archive
  readonly warnings: readonly string[];
}

// The same input and the same tools give the same bytes: nothing in here knows the time or draws lots.
export async function buildPackage(input: PackageInput, options: BuildOptions): Promise<BuiltPackage> {
  const { printer, keyId, sign, read, onStage } = options;
  const tools = await toolVersions(await printer.tools());
  const form = await formSheet(input, printer.print);
  const packageId = sha256(canonical({ input, tools, keyId, blank: form.blankSha256 }));

  const papers = await paperFiles(input, onStage, read);
  await onStage?.('form', 0, 1);
  const others = [await formFile(input, form, printer.print), ...papers];
  await onStage?.('sealing', 0, 1);
  const made = [await indexFile(input, { packageId, kind: form.kind, others }, printer.print), ...others];
  const manifest = await manifestOf(input, { packageId, keyId, tools }, made);
  const all = [...made, ...sealFiles(manifest, sign)];

  const zip = storedZip(
    all.map(({ file: { name }, bytes }) => ({ name, bytes })),
    input.frozenAt,
  );
  const files = all.map(({ file }) => file);
  return {
    packageId,
    zip,
    manifest,
    files,
    warnings: files.filter(isTooLarge).map(({ name, note }) => `${name}: ${note}`),
  };
}

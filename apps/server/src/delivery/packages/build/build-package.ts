import type { Manifest } from '@visawright/contract/delivery/manifest.ts';
import type { packageStages, PackageFile, PackageForm } from '@visawright/contract/delivery/package.ts';
import type { ReadDocumentPages } from '@visawright/reading/engine.types.ts';
import { formSheet } from '../sheets/form/form-sheet.ts';
import type { Printer } from '../sheets/printing/printer.ts';
import { canonical } from './canonical.ts';
import { isTooLarge } from './files/build-item-file.ts';
import type { PackageInput } from './package-input.ts';
import { documentFiles } from './files/document-files.ts';
import { buildManifest, manifestFiles } from './build-manifest.ts';
import { buildFormFile, buildIndexFile } from './files/build-sheet-files.ts';
import { uncompressedZip } from './uncompressed-zip.ts';
import { toolVersions } from './tool-versions.ts';

export interface BuildOptions {
  readonly printer: Pick<Printer, 'print' | 'tools'>;
  readonly identify: (inputs: string) => string; // a keyed hash: the inputs contain answers, and the id is stored and printed
  readonly sign: (bytes: Buffer) => Buffer; // Ed25519, 64 bytes
  readonly keyId: string;
  readonly read?: ReadDocumentPages; // checks shrunk pages; without it, pages the form was filled from are not shrunk
  readonly onStage?: (stage: (typeof packageStages)[number], done: number, of: number) => void | Promise<void>;
}

export interface BuiltPackage {
  readonly packageId: string;
  readonly zip: Buffer;
  readonly manifest: Manifest;
  readonly form: PackageForm;
  readonly files: readonly PackageFile[]; // in the order of the archive
  readonly warnings: readonly string[];
}

// Reproducible: the same input and the same tool versions give the same bytes. Nothing here may use the clock or random numbers.
export async function buildPackage(input: PackageInput, options: BuildOptions): Promise<BuiltPackage> {
  const { printer, identify, keyId, sign, read, onStage } = options;
  const tools = await toolVersions(await printer.tools());
  const form = await formSheet(input, printer.print);
  const packageId = identify(canonical({ input, tools, keyId }));

  const documents = await documentFiles(input, onStage, read);
  await onStage?.('form', 0, 1);
  const others = [await buildFormFile(input, form, printer.print), ...documents];
  await onStage?.('sealing', 0, 1);
  const made = [await buildIndexFile(input, { packageId, kind: form.kind, others }, printer.print), ...others];
  const manifest = await buildManifest(input, { packageId, keyId, tools }, made);
  const all = [...made, ...manifestFiles(manifest, sign)];

  const zip = uncompressedZip(
    all.map(({ file: { name }, bytes }) => ({ name, bytes })),
    input.frozenAt,
  );
  const files = all.map(({ file }) => file);
  return {
    packageId,
    zip,
    manifest,
    form: form.kind,
    files,
    warnings: files.filter(isTooLarge).map(({ name, note }) => `${name}: ${note}`),
  };
}

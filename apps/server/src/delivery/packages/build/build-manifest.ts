import { manifestFormat, manifestName, signatureName, type Manifest } from '@visawright/contract/delivery/manifest.ts';
import { builtFile, type BuiltFile } from './files/built-file.ts';
import type { PackageInput } from './package-input.ts';
import { locateFields } from './locate-fields.ts';

interface Named {
  readonly packageId: string;
  readonly keyId: string;
  readonly tools: Readonly<Record<string, string>>;
}

const inOrder = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

export const buildManifest = async (
  input: PackageInput,
  { packageId, keyId, tools }: Named,
  made: readonly BuiltFile[],
): Promise<Manifest> => ({
  format: manifestFormat,
  packageId,
  realm: input.realm.path,
  keyId,
  frozenAt: input.frozenAt,
  reference: input.reference,
  destination: input.destination,
  group: input.group,
  form: { id: input.formId, version: input.formVersion },
  rules: inOrder(input.rules),
  tools: inOrder(tools),
  files: made.map(({ file: { name, title, mediaType, bytes, pages, sha256 } }) => ({
    name,
    title,
    mediaType,
    bytes,
    pages,
    sha256,
  })),
  fields: await locateFields(input, made),
});

export function manifestFiles(manifest: Manifest, sign: (bytes: Buffer) => Buffer): BuiltFile[] {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const signature = Buffer.from(sign(bytes).toString('base64url'));
  return [
    builtFile({ name: manifestName, title: 'Manifest', mediaType: 'application/json' }, bytes),
    builtFile({ name: signatureName, title: 'Signature', mediaType: 'text/plain' }, signature),
  ];
}

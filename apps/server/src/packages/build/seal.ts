import { manifestFormat, manifestName, signatureName, type Manifest } from '@visawright/contract/manifest.ts';
import { madeFile, type MadeFile } from './made-file.ts';
import type { PackageInput } from './package-input.ts';
import { placesOf } from './places.ts';

interface Named {
  readonly packageId: string;
  readonly keyId: string;
  readonly tools: Readonly<Record<string, string>>;
}

const inOrder = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

export const manifestOf = async (
  input: PackageInput,
  { packageId, keyId, tools }: Named,
  made: readonly MadeFile[],
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
  fields: await placesOf(input, made),
});

export function sealFiles(manifest: Manifest, sign: (bytes: Buffer) => Buffer): MadeFile[] {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const signature = Buffer.from(sign(bytes).toString('base64url'));
  return [
    madeFile({ name: manifestName, title: 'Manifest', mediaType: 'application/json' }, bytes),
    madeFile({ name: signatureName, title: 'Signature', mediaType: 'text/plain' }, signature),
  ];
}

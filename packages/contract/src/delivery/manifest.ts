// The contents of a package's manifest.json. Plain types, because the public verification page reads it too; `verify/` validates it.
// It contains no answers and no names of people.
export const manifestFormat = 'visawright-package/1';
export const manifestName = 'manifest.json';
export const signatureName = 'manifest.sig'; // Ed25519 over the bytes of manifest.json, base64url

interface ManifestFile {
  readonly name: string;
  readonly title: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly pages: number | null;
  readonly sha256: string;
}

// Where a value of the form can be found in the package.
export interface ManifestEvidence {
  readonly file: string;
  readonly page: number; // from 1
  readonly polygon: readonly (readonly [number, number])[] | null; // relative to the page; null for the whole page
  readonly document: string; // SHA-256 of the uploaded file
}

export interface Manifest {
  readonly format: typeof manifestFormat;
  readonly packageId: string;
  readonly realm: string; // its path, under which its keys are published
  readonly keyId: string;
  readonly frozenAt: string; // ISO; used for all dates in the package
  readonly reference: string;
  readonly destination: string;
  readonly group: string;
  readonly form: { readonly id: string; readonly version: number };
  readonly rules: Readonly<Record<string, string>>; // rule → the day it was verified
  readonly tools: Readonly<Record<string, string>>;
  readonly files: readonly ManifestFile[]; // in archive order, without the manifest and its signature
  readonly fields: Readonly<Record<string, readonly ManifestEvidence[]>>;
}

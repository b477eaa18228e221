// What manifest.json of a package says. Plain types, for the page that checks a package in the browser reads it too; `verify/` is what believes
// nothing of it. No values and no names of people: what was answered stands in the form's own sheet.
export const manifestFormat = 'visawright-package/1';
export const manifestName = 'manifest.json';
export const signatureName = 'manifest.sig'; // Ed25519 over the bytes of manifest.json, base64url

export interface ManifestFile {
  readonly name: string;
  readonly title: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly pages: number | null;
  readonly sha256: string;
}

// Where a value of the form can be seen in the package.
export interface ManifestPlace {
  readonly file: string;
  readonly page: number; // from 1
  readonly polygon: readonly (readonly [number, number])[] | null; // shares of that page; null: the whole page
  readonly paper: string; // SHA-256 of the file as it was handed in
}

export interface Manifest {
  readonly format: typeof manifestFormat;
  readonly packageId: string;
  readonly realm: string; // its path, which names where its keys are
  readonly keyId: string;
  readonly frozenAt: string; // ISO, the time all dates in the package say
  readonly reference: string;
  readonly destination: string;
  readonly group: string;
  readonly form: { readonly id: string; readonly version: number };
  readonly rules: Readonly<Record<string, string>>; // rule → the day it was verified
  readonly tools: Readonly<Record<string, string>>;
  readonly files: readonly ManifestFile[]; // in order; neither this file nor its signature
  readonly fields: Readonly<Record<string, readonly ManifestPlace[]>>;
}

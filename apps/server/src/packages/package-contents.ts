import type { Manifest } from '@visawright/contract/manifest.ts';
import type { PackageFile } from '@visawright/contract/package.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';

// What is inside an archive, for who may look at its list but need not open it.
export interface PackageContents {
  readonly fileName: string;
  readonly files: readonly PackageFile[];
  readonly docIds: readonly string[]; // the papers in it: each download is a look at all of them
  readonly warnings: readonly string[];
  readonly manifest: Manifest;
}

const purpose = (packageUid: string) => `package/${packageUid}`;

export const sealContents = (key: ApplicantKey, packageUid: string, contents: PackageContents): Buffer =>
  key.sealFor(purpose(packageUid), JSON.stringify(contents));

export const openContents = (key: ApplicantKey, packageUid: string, sealed: Buffer): PackageContents =>
  JSON.parse(key.openFor(purpose(packageUid), sealed)) as PackageContents;

import type { Manifest } from '@visawright/contract/delivery/manifest.ts';
import type { PackageFile, PackageForm } from '@visawright/contract/delivery/package.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';

// The archive's table of contents, so that the list can be shown without opening the archive.
export interface PackageContents {
  readonly fileName: string;
  readonly form?: PackageForm; // missing in packages built before the harmonised form was available
  readonly files: readonly PackageFile[];
  readonly docIds: readonly string[]; // every download is logged as a view of each of them
  readonly warnings: readonly string[];
  readonly manifest: Manifest;
}

const purpose = (packageUid: string) => `package/${packageUid}`;

export const sealContents = (key: ApplicantKey, packageUid: string, contents: PackageContents): Buffer =>
  key.sealFor(purpose(packageUid), JSON.stringify(contents));

export const openContents = (key: ApplicantKey, packageUid: string, sealed: Buffer): PackageContents =>
  JSON.parse(key.openFor(purpose(packageUid), sealed)) as PackageContents;

import type { ApplicationPackage, PackageForm } from '@visawright/contract/delivery/package.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { openContents, type PackageContents } from './package-contents.ts';
import type { PackageRow } from './packages.queries.ts';

// Packages built before the kind of the form was stored: their sheet's title says it.
const formBefore = ({ files }: PackageContents): PackageForm =>
  files.some(({ name, title }) => name.startsWith('01-') && !title.startsWith('Copy sheet')) ? 'official' : 'copy';

// A package that is being built restarts by itself after a change, so only a ready one is shown as outdated.
export function presentPackage(key: ApplicantKey, row: PackageRow): ApplicationPackage {
  const isReady = row.state === 'ready';
  const contents = isReady && row.contents ? openContents(key, row.package_uid, row.contents) : null;
  return {
    packageUid: row.package_uid,
    applicationUid: row.application_uid,
    state: row.state,
    progress:
      row.state === 'building' && row.stage !== null
        ? { stage: row.stage, done: row.stage_done, of: row.stage_of }
        : null,
    packageId: contents?.manifest.packageId ?? null,
    fileName: contents?.fileName ?? null,
    bytes: isReady && row.is_available ? Number(row.byte_size) : null,
    form: contents && (contents.form ?? formBefore(contents)),
    files: [...(contents?.files ?? [])],
    askedAt: row.asked_at.toISOString(),
    askedByName: row.asked_by_name,
    builtAt: row.built_at?.toISOString() ?? null,
    outdatedAt: isReady ? (row.outdated_at?.toISOString() ?? null) : null,
  };
}

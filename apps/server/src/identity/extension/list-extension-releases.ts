import type { PublishedRelease } from '@visawright/contract/extension/release.ts';
import { loadSigningKey } from '../../platform/crypto/signing-key.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { Handler } from '../../platform/http/call.ts';
import { readExtensionArchive, type ExtensionArchive } from './extension-archive.ts';
import { versionOrder } from './version-order.ts';

interface Row {
  readonly version: string;
  readonly version_order: string;
  readonly is_critical: boolean;
  readonly notes: string;
  readonly created_at: Date;
  readonly by_name: string | null;
}

// What is signed begins with what it is, as for packs and receipts.
const releaseText = ({ sha256 }: ExtensionArchive) => Buffer.from(`visawright-extension\n${sha256}`);

export const listExtensionReleases: Handler<'listExtensionReleases'> = async ({ db, parts }) => {
  const rows = await db.many<Row>(sql`
    select r.version, r.version_order, r.is_critical, r.notes, r.created_at, btrim(p.first_name || ' ' || p.last_name) as by_name
    from extension_release r left join person p on p.realm_id = r.realm_id and p.person_uid = r.created_by
    where r.realm_id = ${db.realmId} order by r.version_order desc limit 200`);
  const archive = await readExtensionArchive(parts.config);
  const order = archive && versionOrder(archive.version);
  const signed = rows.some((row) => row.version_order === order) ? await signArchive(db, parts.keys, archive!) : null;
  return {
    items: rows.map(({ version, version_order, is_critical: isCritical, notes, created_at, by_name: byName }) => ({
      version,
      isCritical,
      notes,
      createdAt: created_at.toISOString(),
      byName,
      archive: version_order === order ? signed : null,
    })),
  };
};

async function signArchive(db: Db, keys: KeyStore, archive: ExtensionArchive): Promise<PublishedRelease['archive']> {
  const key = await loadSigningKey(db, keys);
  const signature = key.sign(releaseText(archive)).toString('base64url');
  return { bytes: archive.bytes.length, sha256: archive.sha256, keyId: key.keyId, signature };
}

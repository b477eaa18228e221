import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';

interface Row {
  readonly applicant_uid: string;
  readonly agency_uid: string;
  readonly is_over: boolean;
  readonly is_used: boolean;
  readonly application_uid: string | null;
  readonly premium_key_hash: Buffer | null;
}

// A start link creates one application. The row lock makes two browser tabs create one. The same applicant returns to
// that application later, even after the key has expired.
export async function readIntakeKey(
  tx: Tx,
  given: { readonly key: string; readonly premiumKey: string | undefined },
  applicant: { readonly applicant_uid: string; readonly agency_uid: string },
): Promise<{ readonly madeUid: string | null; readonly hasPremiumCheck: boolean }> {
  const row = await tx.find<Row>(sql`
    select k.applicant_uid, k.agency_uid, k.expires_at < now() as is_over, k.used_at is not null as is_used, k.application_uid,
      k.premium_key_hash
    from intake_key k where k.realm_id = ${tx.realmId} and k.key_hash = ${secretHash(given.key)} for update of k`);
  const isTheirs = row?.applicant_uid === applicant.applicant_uid && row.agency_uid === applicant.agency_uid;
  if (!row || !isTheirs || !isPremiumKeyRight(row, given.premiumKey)) throw new AppError('intake.keyRefused');
  if (!row.is_used) {
    if (row.is_over) throw new AppError('intake.keyRefused');
    return { madeUid: null, hasPremiumCheck: given.premiumKey !== undefined };
  }
  if (!(await isThere(tx, row.application_uid))) throw new AppError('intake.keyRefused');
  return { madeUid: row.application_uid, hasPremiumCheck: given.premiumKey !== undefined };
}

// A link without its premium key creates an application without a premium check; a wrong key is refused.
const isPremiumKeyRight = ({ premium_key_hash }: Row, premiumKey: string | undefined): boolean =>
  premiumKey === undefined || (premium_key_hash !== null && secretHash(premiumKey).equals(premium_key_hash));

// A separate query: after waiting for the lock, the first statement's snapshot is still the old one.
const isThere = async (tx: Tx, applicationUid: string | null): Promise<boolean> =>
  (await tx.find(sql`
    select a.application_uid from application a
    where a.realm_id = ${tx.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null`)) !==
  undefined;

export async function useIntakeKey(tx: Tx, key: string, applicationUid: string): Promise<void> {
  await tx.run(sql`
    update intake_key set used_at = now(), application_uid = ${applicationUid}
    where realm_id = ${tx.realmId} and key_hash = ${secretHash(key)}`);
  await tx.run(sql`
    update partner_link l set started = l.started + 1 from intake_key k
    where k.realm_id = ${tx.realmId} and k.key_hash = ${secretHash(key)}
      and l.realm_id = k.realm_id and l.link_uid = k.partner_link_uid`);
}

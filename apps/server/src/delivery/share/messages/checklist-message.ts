import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import type { Language } from '@visawright/forms/documents/category-texts.ts';
import { loadApplicantKey, type ApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { secretHash } from '../../../platform/crypto/secret-hash.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { realmAddress } from '../../../platform/mail/realm-address.ts';
import type { Realm } from '../../../platform/realms/realm.types.ts';

export const messageDays = 30;

export const deriveMessageKey = (keys: KeyStore, realmId: string, messageUid: string): string =>
  keys.mac('checklist message', `${realmId} ${messageUid}`).toString('base64url');

const placeOf = (messageUid: string) => `checklist message/${messageUid}`;
export const sealMessage = (key: ApplicantKey, messageUid: string, text: string): Buffer =>
  key.sealFor(placeOf(messageUid), text);
export const openMessage = (key: ApplicantKey, messageUid: string, sealed: Buffer): string =>
  key.openFor(placeOf(messageUid), sealed);

export interface ListOf {
  readonly visa_to: string;
  readonly visa_category: VisaGroup;
}

// The shared checklist of the application; with the key the message stands above it.
export function messageAddress(
  realm: Realm,
  publicUrl: string,
  { visa_to: country, visa_category: group }: ListOf,
  { key, language }: { readonly key: string; readonly language: Language },
): string | undefined {
  const place = findDestination(country);
  if (place === undefined) return undefined;
  const query = new URLSearchParams({ realm: realm.path, lang: language, message: key });
  const path = `/share/checklist/${place.id}/${group.toLowerCase()}?${query.toString()}`;
  return new URL(path, realmAddress(realm, publicUrl)).href;
}

export interface ShownMessage {
  readonly agencyName: string;
  readonly text: string;
}

// undefined: unknown, too old, or its application is gone. The page then shows the list alone.
export async function findMessage(db: Db, keys: KeyStore, key: string): Promise<ShownMessage | undefined> {
  const row = await db.find<{ message_uid: string; applicant_uid: string; text: Buffer; agency: string }>(sql`
    select m.message_uid, m.applicant_uid, m.text, g.name as agency
    from checklist_message m
    join application a on a.realm_id = m.realm_id and a.application_uid = m.application_uid and a.deleted_at is null
    join agency g on g.realm_id = a.realm_id and g.agency_uid = a.agency_uid
    where m.realm_id = ${db.realmId} and m.key_hash = ${secretHash(key)} and m.expires_at > now()`);
  if (row === undefined) return undefined;
  const traveller = await loadApplicantKey(db, keys, row.applicant_uid);
  return { agencyName: row.agency, text: openMessage(traveller, row.message_uid, row.text) };
}

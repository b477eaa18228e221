import { consentText } from '@visawright/contract/documents/consent.ts';
import { type Consent } from '@visawright/contract/documents/document.ts';
import { consentVersion } from '@visawright/contract/documents/document-facts.ts';
import type { Action } from '@visawright/contract/platform/access.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';

interface Row extends Omit<Consent, 'at' | 'text' | 'givenByName' | 'withdrawnAt'> {
  readonly consent_text: string;
  readonly given_by_name: string;
  readonly at: Date;
  readonly withdrawn_at: Date | null;
}

export const getConsent: Handler<'getConsent'> = async ({ db, actor }, { query: { applicantUid } }) => {
  await inReachOf(db, actor, 'document.read', applicantUid);
  const outside = await db.find(sql`select url from vision_endpoint where realm_id = ${db.realmId} and is_on`);
  return {
    consents: await consentsOf(db, sql`c.applicant_uid = ${applicantUid}`),
    offersElsewhere: outside !== undefined,
  };
};

// The first consent counts, with the wording of that time.
export const giveConsent: Handler<'giveConsent'> = async ({ db, actor }, { body }) => {
  const { applicantUid, purpose, version, language } = body;
  await inReachOf(db, actor, 'document.edit', applicantUid);
  // Only the applicant can agree that documents are sent to an outside service.
  if (purpose === 'readElsewhere' && actor.role !== 'applicant') throw new AppError('access.functionRefused');
  const words = version === consentVersion ? consentText(purpose, language, version) : undefined;
  if (words === undefined)
    throw new AppError('input.invalid', [{ path: 'body.version', message: 'is not the current version' }]);
  await db.run(sql`
    insert into consent (realm_id, applicant_uid, purpose, version, language, consent_text, given_by)
    values (${db.realmId}, ${applicantUid}, ${purpose}, ${version}, ${language}, ${words}, ${actor.personUid})
    on conflict do nothing`);
  const [given] = await consentsOf(
    db,
    sql`c.applicant_uid = ${applicantUid} and c.purpose = ${purpose} and c.version = ${version} and c.given_by = ${actor.personUid}
      and c.withdrawn_at is null`,
  );
  return given!;
};

// Takes effect with the next page that is read. It ends every consent for this applicant, no matter who gave it.
export const withdrawConsent: Handler<'withdrawConsent'> = ({ db, actor }, { body: { applicantUid, purpose } }) =>
  db.transaction(async (tx) => {
    await inReachOf(tx, actor, 'consent.withdraw', applicantUid);
    const ended = await tx.run(sql`
      update consent set withdrawn_at = clock_timestamp()
      where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} and purpose = ${purpose} and withdrawn_at is null`);
    if (ended > 0) await writeChange(tx, actor, { kind: 'consentWithdrawn', applicantUid, field: purpose });
    return { consents: await consentsOf(tx, sql`c.applicant_uid = ${applicantUid}`) };
  });

const inReachOf = (db: Db, actor: Actor, action: Action, applicantUid: string): Promise<unknown> =>
  db.get(sql`
    select a.applicant_uid from applicant a
    where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid} and ${inReach('applicant', actor, action)}`);

async function consentsOf(db: Db, where: Sql): Promise<Consent[]> {
  const rows = await db.many<Row>(sql`
    select c.purpose, c.version, c.language, c.consent_text, c.at, c.withdrawn_at,
      btrim(p.first_name || ' ' || p.last_name) as given_by_name
    from consent c join person p on p.realm_id = c.realm_id and p.person_uid = c.given_by
    where c.realm_id = ${db.realmId} and ${where} order by c.at desc`);
  return rows.map(({ consent_text, given_by_name, at, withdrawn_at, ...row }) => ({
    ...row,
    text: consent_text,
    givenByName: given_by_name,
    at: at.toISOString(),
    withdrawnAt: withdrawn_at?.toISOString() ?? null,
  }));
}

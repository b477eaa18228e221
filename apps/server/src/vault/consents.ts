import { consentText } from '@visawright/contract/consent.ts';
import { consentVersion, type Consent } from '@visawright/contract/document.ts';
import type { Action } from '@visawright/contract/access.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Sql } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';

interface Row extends Omit<Consent, 'at' | 'text' | 'givenByName' | 'withdrawnAt'> {
  readonly words: string;
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

// Agreed once, however often it is said: the first time counts, with the words of that time.
export const giveConsent: Handler<'giveConsent'> = async ({ db, actor }, { body }) => {
  const { applicantUid, purpose, version, language } = body;
  await inReachOf(db, actor, 'document.edit', applicantUid);
  // That papers leave the house is agreed to by nobody but their owner.
  if (purpose === 'readElsewhere' && actor.role !== 'applicant') throw new AppError('access.functionRefused');
  const words = version === consentVersion ? consentText(purpose, language, version) : undefined;
  if (words === undefined)
    throw new AppError('input.invalid', [{ path: 'body.version', message: 'not the words that are shown now' }]);
  await db.run(sql`
    insert into consent (realm_id, applicant_uid, purpose, version, language, words, given_by)
    values (${db.realmId}, ${applicantUid}, ${purpose}, ${version}, ${language}, ${words}, ${actor.personUid})
    on conflict do nothing`);
  const [given] = await consentsOf(
    db,
    sql`c.applicant_uid = ${applicantUid} and c.purpose = ${purpose} and c.version = ${version} and c.given_by = ${actor.personUid}
      and c.withdrawn_at is null`,
  );
  return given!;
};

// It holds from the next page that is read. Whoever of the party agreed, it is taken back for the person whose papers they are.
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
    select c.purpose, c.version, c.language, c.words, c.at, c.withdrawn_at, btrim(p.first_name || ' ' || p.last_name) as given_by_name
    from consent c join person p on p.realm_id = c.realm_id and p.person_uid = c.given_by
    where c.realm_id = ${db.realmId} and ${where} order by c.at desc`);
  return rows.map(({ words, given_by_name, at, withdrawn_at, ...row }) => ({
    ...row,
    text: words,
    givenByName: given_by_name,
    at: at.toISOString(),
    withdrawnAt: withdrawn_at?.toISOString() ?? null,
  }));
}

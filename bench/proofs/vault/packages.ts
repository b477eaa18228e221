import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { sql } from '@visawright/server/tools.ts';
import { writeTicket } from '@visawright/server/product.ts';
import type { AnsweredForm } from './answer-form.ts';
import type { Attempt } from './attempt.types.ts';
import type { Person, Stage } from './stage.ts';
import type { Target } from './targets.ts';

const patience = 120_000;
const minutes = 60_000;

// Attaches the person's documents, declares the form and lets the worker build the package.
export async function builtPackage(stage: Stage, { who, applicationUid }: AnsweredForm): Promise<Target> {
  const { db } = who;
  const documents = await db.many<{ docId: string; applicantUid: string }>(sql`
    select d.document_uid as "docId", d.applicant_uid as "applicantUid" from document d
    join application a on a.realm_id = d.realm_id and a.applicant_uid = d.applicant_uid
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and d.state = 'checked' and d.deleted_at is null`);
  const attached = await stage.server.app.inject({
    method: addresses.updateApplication.method,
    url: `${addresses.updateApplication.path}?applicationUid=${applicationUid}`,
    headers: { authorization: `Bearer ${who.token}`, 'realm-client-id': who.realmPath },
    payload: { application: { docIds: documents.map(({ docId }) => docId) } },
  });
  if (attached.statusCode !== 200) throw new Error(`the documents were not attached: ${attached.body}`);
  await db.run(sql`
    update application set status = 'form-data-collected', declared_at = now(), version = version + 1
    where realm_id = ${db.realmId} and application_uid = ${applicationUid}`);
  const { status, body } = await stage.call(who)('buildPackage', { applicationUid });
  if (status !== 200) throw new Error(`the package was not requested: ${JSON.stringify(body)}`);
  const packageUid = String(body['packageUid']);
  const objectKey = await whenReady(who, packageUid);
  const { applicantUid } = documents[0]!;
  return {
    kind: 'package',
    isRead: true,
    docId: packageUid,
    pageUid: packageUid,
    applicantUid,
    objectKey,
    who,
    url({ actor } = who, now = Date.now()) {
      const ticket = writeTicket(stage.server.parts.keys, actor, { packageUid, size: 'package' }, now);
      return `${addresses.packageFile.path}?ticket=${ticket}`;
    },
  };
}

async function whenReady({ db }: Person, packageUid: string): Promise<string> {
  for (const end = Date.now() + patience; ; await wait(500)) {
    const { state, key } = await db.get<{ state: string; key: string }>(
      sql`select state, object_key as key from package where realm_id = ${db.realmId} and package_uid = ${packageUid}`,
    );
    if (state === 'ready') return key;
    if (state === 'failed' || Date.now() > end) throw new Error(`the package is ${state}`);
  }
}

// A ticket is valid for one archive, one session and five minutes, and only while its holder has access.
export async function packageTickets(
  stage: Stage,
  target: Target,
  others: Readonly<Record<'session' | 'person' | 'realm', Person>>,
): Promise<Attempt[]> {
  const { who } = target;
  const own = target.url();
  const ticket = own.split('?ticket=')[1]!;
  const control = await stage.get(who, own);
  if (control.status !== 200) throw new Error(`a good ticket was refused: ${control.status} ${control.text}`);
  const attempts: Attempt[] = [];
  const attempt = async (what: string, holder: Person | undefined, url: string, answers = [404]) => {
    const { status } = await stage.get(holder, url);
    attempts.push({ what: `package: ${what}`, isRefused: answers.includes(status), answer: status });
  };
  await attempt('of another session of the same person', others.session, own);
  await attempt('of another person', others.person, own);
  await attempt('written for a person of another realm', others.realm, target.url(others.realm));
  await attempt('without a token', undefined, own, [400, 401]);
  for (const late of [5 * minutes, 24 * 60 * minutes])
    await attempt(`${late / minutes} minutes old`, who, target.url(who, Date.now() - late));
  for (const { path } of [addresses.pageImage, addresses.originalFile, addresses.photoCut])
    await attempt(`at ${path}`, who, `${path}?ticket=${ticket}`);
  const { path } = addresses.packageFile;
  for (const wrong of [`${ticket}A`, ticket.slice(1), ticket.toLowerCase(), 'A'.repeat(92)])
    await attempt('longer, shorter or another', who, `${path}?ticket=${wrong}`);
  return attempts;
}

import { randomInt } from 'node:crypto';
import { sql } from '@visawright/server/tools.ts';
import type { Attempt } from './attempt.types.ts';
import type { Person, Stage } from './stage.ts';
import type { Target } from './targets.ts';

const minutes = 60_000;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

// A link to a document is valid for one object, one session and five minutes, and only while its holder has access.
export async function ticketAttempts(
  stage: Stage,
  target: Target,
  others: { readonly sameKind: Target; readonly session: Person; readonly person: Person; readonly realm: Person },
): Promise<Attempt[]> {
  const { who } = target;
  const own = target.url();
  const [path, ticket] = own.split('?ticket=') as [string, string];
  const attempts: Attempt[] = [];
  const attempt = async (what: string, holder: Person | undefined, url: string, answers = [404]) => {
    const { status, text } = await stage.get(holder, url);
    const isReported = status !== 404 || text.includes('"ticket.refused"');
    attempts.push({
      what: `${target.kind}: ${what}`,
      isRefused: answers.includes(status) && isReported,
      answer: status,
    });
  };
  const control = await stage.get(who, own);
  if (control.status !== 200) throw new Error(`a good ticket was refused: ${control.status}`);

  await attempt('of another session of the same person', others.session, own);
  await attempt('of another person with access to the document', others.person, own);
  await attempt('in another realm', others.realm, own);
  await attempt('written for that realm, in it', others.realm, target.url(others.realm));
  await attempt('without a token', undefined, own, [400, 401]);
  for (const late of [5 * minutes, 6 * minutes, 24 * 60 * minutes])
    await attempt(`${late / minutes} minutes old`, who, target.url(who, Date.now() - late));
  const elsewhere = own.includes('page-image') ? '/doc/v1/document-ai/original-file' : '/doc/v1/document-ai/page-image';
  await attempt('at the other address', who, `${elsewhere}?ticket=${ticket}`);
  await attempt(
    'with the mac of another object',
    who,
    `${path}?ticket=${mixed(ticket, others.sameKind.url().split('=')[1]!)}`,
  );
  await attempt('with a later end', who, `${path}?ticket=${lengthened(ticket)}`);
  for (let n = 0; n < 40; n++) await attempt('one letter changed', who, `${path}?ticket=${changed(ticket)}`);
  for (const wrong of [
    `${ticket}A`,
    `A${ticket}`,
    ticket.slice(1),
    ticket.slice(0, -1),
    ticket.toLowerCase(),
    'A'.repeat(92),
  ])
    await attempt('longer, shorter or another', who, `${path}?ticket=${wrong}`);
  await who.db.run(sql`update document set deleted_at = now() where document_uid = ${target.docId}`);
  await attempt('of a document that was deleted since', who, target.url());
  await who.db.run(sql`update document set deleted_at = null where document_uid = ${target.docId}`);
  const after = await stage.get(who, target.url());
  if (after.status !== 200) throw new Error('the document is gone');
  return attempts;
}

const mixed = (one: string, other: string): string =>
  Buffer.concat([Buffer.from(one, 'base64url').subarray(0, 37), Buffer.from(other, 'base64url').subarray(37)]).toString(
    'base64url',
  );

function lengthened(ticket: string): string {
  const bytes = Buffer.from(ticket, 'base64url');
  bytes.writeUInt32BE(bytes.readUInt32BE(33) + 3_600, 33);
  return bytes.toString('base64url');
}

function changed(ticket: string): string {
  const at = randomInt(ticket.length);
  const others = letters.split('').filter((letter) => letter !== ticket[at]);
  return ticket.slice(0, at) + others[randomInt(others.length)]! + ticket.slice(at + 1);
}

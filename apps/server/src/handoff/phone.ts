import { handoffScheme } from '@visawright/contract/handoff.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findActorOf } from '../access/actor-row.ts';
import { sql } from '../access/db.ts';
import { reachFor } from '../access/reach.ts';
import { AppError } from '../http/app-error.ts';
import { callOf } from '../http/call-of.ts';
import type { ActorCall } from '../http/call.ts';
import { realmNamed } from '../http/tenant.ts';
import type { Parts } from '../parts.ts';
import { secretHash } from '../sessions/secret-hash.ts';

// A device that may send files for one applicant. What it sends is the deed of whoever made the code.
export interface Phone {
  readonly handoffUid: string;
  readonly for: { readonly applicantUid: string; readonly applicationUid?: string };
}

const shape = new RegExp(`^${handoffScheme} ([\\w-]{43,100})$`, 'i');

interface Row {
  readonly handoff_uid: string;
  readonly applicant_uid: string;
  readonly application_uid: string | null;
  readonly made_by: string;
  readonly kc_session: string;
}

// The only reader of a phone's credential, and only uploads ask it: no other call knows the word before it.
export async function openPhone(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ call: ActorCall; phone: Phone }> {
  const credential = shape.exec(request.headers.authorization ?? '')?.[1];
  if (credential === undefined) throw new AppError('handoff.ended');
  const realm = await realmNamed(parts.realms, request);
  const db = parts.tenants.forRealm(realm.realmId);
  const row = await db.find<Row>(sql`
    select handoff_uid, applicant_uid, application_uid, made_by, kc_session from handoff
    where realm_id = ${db.realmId} and credential_hash = ${secretHash(credential)}
      and ended_at is null and credential_expires_at > now()`);
  const actor = row && (await findActorOf(db, row.made_by, row.kc_session));
  if (!row || !actor) throw new AppError('handoff.ended');
  reachFor(actor, 'document.edit');
  const { handoff_uid: handoffUid, applicant_uid: applicantUid, application_uid: applicationUid } = row;
  return {
    call: callOf(parts, request, reply, realm, db, actor) as ActorCall,
    phone: { handoffUid, for: { applicantUid, ...(applicationUid === null ? {} : { applicationUid }) } },
  };
}

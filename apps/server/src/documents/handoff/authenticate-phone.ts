import { handoffScheme } from '@visawright/contract/documents/handoff.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findActorByPerson } from '../../platform/access/find-actor.ts';
import { sql } from '../../platform/db/db.ts';
import { reachFor } from '../../platform/access/reach.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createCall } from '../../platform/http/create-call.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { resolveRealm } from '../../platform/http/resolve-caller.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';

// A device that may upload files for one applicant, on behalf of the person who created the code.
export interface HandoffPhone {
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

// The only place that accepts a phone's credential, and only uploads use it.
export async function authenticatePhone(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ call: ActorCall; phone: HandoffPhone }> {
  const credential = shape.exec(request.headers.authorization ?? '')?.[1];
  if (credential === undefined) throw new AppError('handoff.ended');
  const realm = await resolveRealm(parts.realms, request);
  const db = parts.tenants.forRealm(realm.realmId);
  const row = await db.find<Row>(sql`
    select handoff_uid, applicant_uid, application_uid, made_by, kc_session from handoff
    where realm_id = ${db.realmId} and credential_hash = ${secretHash(credential)}
      and ended_at is null and credential_expires_at > now()`);
  const actor = row && (await findActorByPerson(db, row.made_by, row.kc_session));
  if (!row || !actor) throw new AppError('handoff.ended');
  reachFor(actor, 'document.edit');
  const { handoff_uid: handoffUid, applicant_uid: applicantUid, application_uid: applicationUid } = row;
  return {
    call: createCall(parts, request, reply, realm, db, actor) as ActorCall,
    phone: { handoffUid, for: { applicantUid, ...(applicationUid === null ? {} : { applicationUid }) } },
  };
}

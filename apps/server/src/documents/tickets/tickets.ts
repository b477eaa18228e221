import { timingSafeEqual } from 'node:crypto';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';

// A page picture, an original file, a package, a photo cut for an application, or everything about a person.
export interface PageTicket {
  readonly docId: string;
  readonly pageUid: string;
  readonly size: 'full' | 'thumbnail' | 'unedited';
}
interface OriginalTicket {
  readonly docId: string;
  readonly size: 'original';
}
interface PackageTicket {
  readonly packageUid: string;
  readonly size: 'package';
}
interface PhotoTicket {
  readonly docId: string;
  readonly applicationUid: string;
  readonly size: 'photo';
}
interface ExportTicket {
  readonly personUid: string;
  readonly size: 'export';
}
export type Ticket = PageTicket | OriginalTicket | PackageTicket | PhotoTicket | ExportTicket;

const sizes = ['full', 'thumbnail', 'original', 'package', 'photo', 'export', 'unedited'] as const;
const nobody = '00000000-0000-0000-0000-000000000000';
const bodyBytes = 16 + 16 + 1 + 4;
const ticketBytes = bodyBytes + 32;

// Nothing is stored: the ticket contains object and expiry, and its MAC binds it to one realm, person and session.
export function writeTicket(keys: KeyStore, actor: Actor, what: Ticket, now = Date.now()): string {
  const body = Buffer.alloc(bodyBytes);
  bytesOf(subjectOf(what)).copy(body, 0);
  bytesOf('pageUid' in what ? what.pageUid : 'applicationUid' in what ? what.applicationUid : nobody).copy(body, 16);
  body.writeUInt8(sizes.indexOf(what.size), 32);
  body.writeUInt32BE(computeExpiry(now), 33);
  return Buffer.concat([body, macOf(keys, actor, body)]).toString('base64url');
}

export function readTicket(keys: KeyStore, actor: Actor, ticket: string, now = Date.now()): Ticket | undefined {
  const sent = Buffer.from(ticket, 'base64url');
  const isWhole = sent.length === ticketBytes && sent.toString('base64url') === ticket;
  const bytes = isWhole ? sent : Buffer.alloc(ticketBytes);
  const body = bytes.subarray(0, bodyBytes);
  const isOurs = timingSafeEqual(macOf(keys, actor, body), bytes.subarray(bodyBytes));
  const size = sizes[body.readUInt8(32)];
  if (!isWhole || !isOurs || size === undefined || body.readUInt32BE(33) * 1_000 <= now) return undefined;
  const docId = uuidOf(body, 0);
  if (size === 'export') return { personUid: docId, size };
  if (size === 'package') return { packageUid: docId, size };
  if (size === 'original') return { docId, size };
  if (size === 'photo') return { docId, applicationUid: uuidOf(body, 16), size };
  return { docId, pageUid: uuidOf(body, 16), size };
}

const subjectOf = (what: Ticket): string =>
  'docId' in what ? what.docId : 'packageUid' in what ? what.packageUid : what.personUid;

export const buildPageUrl = (keys: KeyStore, actor: Actor, page: PageTicket): string =>
  `${addresses.pageImage.path}?ticket=${writeTicket(keys, actor, page)}`;

// Rounded to whole minutes, so that a reloaded list has the same URLs: valid for four to five minutes.
export const computeExpiry = (now: number): number => Math.floor((now + 5 * 60_000) / 60_000) * 60;

const macOf = (keys: KeyStore, { realmId, personUid, session }: Actor, body: Buffer): Buffer =>
  keys.mac('ticket', `${realmId}/${personUid}/${session}/${body.toString('base64url')}`);

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (body: Buffer, at: number) =>
  body.toString('hex', at, at + 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { at } from '../sessions/clock.ts';

// Where a sign-in comes from, as far as this account has been there before.
export type Origin =
  | { readonly kind: 'device'; readonly hash: Buffer }
  | { readonly kind: 'network' }
  | { readonly kind: 'unknown'; readonly network: Buffer };

const cookieName = (realmPath: string) => `__Host-dv-${realmPath}`;
const cookieSeconds = 400 * 24 * 3_600; // the longest a browser keeps one

export async function recogniseOrigin(call: PublicCall, account: Buffer): Promise<Origin> {
  const network = networkHash(call);
  const device = deviceHash(call);
  const known = await call.db.many<{ origin: Buffer }>(sql`
    select origin from known_origin
    where realm_id = ${call.db.realmId} and account = ${account} and origin in (${network}, ${device ?? network})`);
  const isKnown = (hash: Buffer) => known.some(({ origin }) => origin.equals(hash));
  if (device !== undefined && isKnown(device)) return { kind: 'device', hash: device };
  return isKnown(network) ? { kind: 'network' } : { kind: 'unknown', network };
}

// After a completed sign-in. A browser keeps one device id for all its accounts in the realm; a program has none.
export async function rememberOrigin(
  call: PublicCall,
  account: Buffer,
  now: number,
  trustDays: number, // the device needs no second factor for so long
): Promise<void> {
  const { keys } = call.parts;
  const { realmId } = call.db;
  let device = deviceHash(call);
  if (call.origin !== undefined) {
    const id = readDevice(call) ?? randomBytes(24).toString('base64url');
    call.setCookie(cookieName(call.realm.path), `${id}.${proof(keys, realmId, id)}`, cookieSeconds);
    device = hashDevice(keys, realmId, id);
  }
  for (const origin of [networkHash(call), ...(device === undefined ? [] : [device])])
    await call.db.run(sql`
      insert into known_origin (realm_id, account, origin, seen_at) values (${realmId}, ${account}, ${origin}, ${at(now)})
      on conflict (realm_id, account, origin) do update set seen_at = excluded.seen_at`);
  if (device !== undefined && trustDays > 0)
    await call.db.run(sql`
      update known_origin set trusted_until = ${at(now + trustDays * 24 * 3_600_000)}
      where realm_id = ${realmId} and account = ${account} and origin = ${device}`);
}

export async function isTrustedDevice(call: PublicCall, account: Buffer, now: number): Promise<boolean> {
  const device = deviceHash(call);
  if (device === undefined) return false;
  const trusted = await call.db.find(sql`
    select 1 from known_origin
    where realm_id = ${call.db.realmId} and account = ${account} and origin = ${device} and trusted_until > ${at(now)}`);
  return trusted !== undefined;
}

// The cookie is signed, so only ids that we gave out reach the database.
function readDevice(call: PublicCall): string | undefined {
  const [id, given] = call.cookie(cookieName(call.realm.path))?.split('.') ?? [];
  if (id === undefined || given === undefined || !/^[\w-]{32}$/.test(id)) return undefined;
  const right = Buffer.from(proof(call.parts.keys, call.db.realmId, id));
  const sent = Buffer.from(given);
  return sent.length === right.length && timingSafeEqual(sent, right) ? id : undefined;
}

function deviceHash(call: PublicCall): Buffer | undefined {
  const id = readDevice(call);
  return id === undefined ? undefined : hashDevice(call.parts.keys, call.db.realmId, id);
}

const proof = (keys: KeyStore, realmId: string, id: string) =>
  keys.mac('device cookie', `${realmId} ${id}`).toString('base64url');
const hashDevice = (keys: KeyStore, realmId: string, id: string) => keys.mac('known origin', `device ${realmId} ${id}`);
const networkHash = ({ parts, db, address }: PublicCall) =>
  parts.keys.mac('known origin', `network ${db.realmId} ${networkOf(address)}`);

// One IPv6 subscriber has at least 2⁶⁴ addresses.
export const networkOf = (address: string): string =>
  isIPv6(address) && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;

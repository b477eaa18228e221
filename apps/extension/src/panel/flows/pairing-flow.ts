import { isAppOrigin } from '../../bridge/is-app-origin.ts';
import { realmPathOf, type OpenApp } from '../../bridge/open-apps.ts';
import { isOver } from '../../pairing/connection.ts';
import { pairingSecret, sha256Hex } from '../../pairing/pairing-secret.ts';
import { codeNeed, type PairingPlace } from '../../pairing/pairing-state.ts';
import { ServerError } from '../../server/server-error.ts';
import type { FlowContext } from './flow-context.ts';

const anonymous = (origin: string, realmPath: string) => ({ origin, realmPath, grant: null });

// The realm of an address: by its first segment, or by its host.
async function placeOf(
  { ports }: FlowContext,
  app: Omit<OpenApp, 'tabId'>,
  tabId: number | null,
): Promise<PairingPlace | null> {
  const { origin, realmPath } = app;
  const byPath = (tenantPath: string) =>
    ports.call(anonymous(origin, tenantPath), 'realmByPath', { params: { tenantPath } });
  const byHost = () => ports.call(anonymous(origin, ''), 'realmByHost', { body: { maskedUrl: origin } });
  try {
    const realm = realmPath === '' ? await byHost().catch(() => byPath('default')) : await byPath(realmPath);
    const isHost = realmPath === '';
    return { origin, realmPath: realmPath || realm.realmClientId, isHost, name: realm.realmDisplayName, tabId };
  } catch {
    return null;
  }
}

export async function refreshPlaces(context: FlowContext): Promise<void> {
  const apps = (await context.ports.stored.openApps.read()) ?? [];
  const places = await Promise.all(apps.map((app) => placeOf(context, app, app.tabId)));
  const known = new Map(
    places.flatMap((place) => (place ? [[`${place.origin}/${place.realmPath}`, place] as const] : [])),
  );
  context.store.set({ places: [...known.values()] });
}

async function beginPairing(context: FlowContext, place: PairingPlace): Promise<void> {
  const { ports, pair } = context;
  const secret = pairingSecret();
  try {
    const body = { secretSha256: await sha256Hex(secret), browser: ports.browserName, version: ports.version };
    const pairing = await ports.call(anonymous(place.origin, place.realmPath), 'beginPairing', { body });
    pair({ type: 'began', place, secret, pairing });
  } catch (error) {
    const isTooMany = error instanceof ServerError && error.status === 429;
    pair({ type: 'failed', notice: isTooMany ? 'tooMany' : 'offline' });
  }
}

export async function connectTo(context: FlowContext, place: PairingPlace): Promise<void> {
  context.pair({ type: 'asked', place });
  await beginPairing(context, place);
}

// An address the person entered. false: not one of the web application's.
export async function connectToAddress(context: FlowContext, address: string): Promise<boolean> {
  const url = address.includes('://') ? address : `https://${address}`;
  if (!URL.canParse(url) || !isAppOrigin(new URL(url).origin)) return false;
  const place = await placeOf(context, { origin: new URL(url).origin, realmPath: realmPathOf(url) }, null);
  if (!place) return false;
  await connectTo(context, place);
  return true;
}

// Where the code is entered.
export async function goToApp({ ports }: FlowContext, place: PairingPlace): Promise<void> {
  const path = place.isHost ? '' : place.realmPath;
  // A tab of its own: what the person was doing in the open one stays as it is.
  await ports.openTab(`${place.origin}/${path}#/settings?tab=extension`);
}

async function claim(context: FlowContext): Promise<void> {
  const { pairing } = context.store.get();
  if (pairing.is !== 'showingCode') return;
  const { pairingUid, secret, place } = pairing;
  const body = { pairingUid, secret };
  const reply = await context.ports.call(anonymous(place.origin, place.realmPath), 'claimPairing', { body });
  context.pair({ type: 'claimed', pairingUid, claim: reply });
  const after = context.store.get().pairing;
  if (after.is === 'connected') await context.ports.stored.connection.write(after.connection);
}

// Every two seconds while a code is shown.
export async function checkPairing(context: FlowContext): Promise<void> {
  const { pairing } = context.store.get();
  const now = context.ports.now();
  if (pairing.is === 'connected' && isOver(pairing.connection, now)) return context.end('ended');
  const need = codeNeed(pairing, now);
  if (need === 'poll') await claim(context).catch(() => undefined); // the next one may succeed
  if (need === 'renew' && pairing.is === 'showingCode') await beginPairing(context, pairing.place);
  if (need === 'giveUp') context.pair({ type: 'failed', notice: 'refused' });
}

export async function disconnect(context: FlowContext): Promise<void> {
  await context.call('leaveConnection', { body: {} }).catch(() => undefined); // without the server, the grant ends with its session
  await context.end('left');
}

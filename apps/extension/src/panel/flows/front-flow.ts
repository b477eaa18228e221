import { refusePack } from '../../portal/accept-pack.ts';
import { portalsAt, type KnownPortal } from '../../portal/known-portal.ts';
import { LivePage } from '../../portal/live-page.ts';
import { highestSeen, withSeen } from '../../portal/pack-numbers.ts';
import { PageGone, type FrontTab } from '../../portal/page-port.ts';
import { ServerError } from '../../server/server-error.ts';
import { lookAtPage } from '../../visit/look-at-page.ts';
import { timesOf, withReference } from '../../visit/visit.ts';
import { packOf, visitHere, type Front, type PackProblem } from '../panel-state.ts';
import type { FlowContext } from './flow-context.ts';
import { showMarks } from './mark-flow.ts';
import { notePage, reportVisit } from './receipt-flow.ts';
import type { SignedPack } from '@visawright/contract/extension/pack.ts';

export async function fetchPortals(context: FlowContext): Promise<void> {
  if (context.store.get().portals) return;
  const { items } = await context.call('knownPortals', {});
  context.store.set({ portals: items });
}

// Checks a pack and remembers its number; used for published packs and for the one an application is pinned to.
export async function checkPack(
  context: FlowContext,
  signed: SignedPack,
  portal: KnownPortal,
  url: string,
  isPinned: boolean,
): Promise<PackProblem | null> {
  const { pairing } = context.store.get();
  if (pairing.is !== 'connected') return 'offline';
  const { realm, keys } = pairing.connection;
  const numbers = (await context.ports.stored.packNumbers.read()) ?? {};
  const highest = highestSeen(numbers, realm.path, portal.portal);
  const refusal = await refusePack(signed, { portal: portal.portal, url, highest, isPinned, keys });
  if (refusal) return refusal;
  const seen = withSeen(numbers, realm.path, portal.portal, signed.pack.number);
  if (seen[`${realm.path}/${portal.portal}`] !== highest) await context.ports.stored.packNumbers.write(seen);
  return null;
}

async function fetchPack(
  context: FlowContext,
  portal: KnownPortal,
  url: string,
): Promise<Pick<Front, 'signed' | 'problem'>> {
  try {
    const signed = await context.call('publishedPack', { query: { portal: portal.portal } });
    const problem = await checkPack(context, signed, portal, url, false);
    return { signed: problem ? null : signed, problem };
  } catch (error) {
    const isUnpublished = error instanceof ServerError && error.status === 404;
    return { signed: null, problem: isUnpublished ? 'unpublished' : 'offline' };
  }
}

async function settleFront(context: FlowContext, tab: FrontTab | null): Promise<Front | null> {
  const { portals, front, visit } = context.store.get();
  const here = tab && portals ? portalsAt(portals, tab.url) : [];
  const portal = here.find((each) => each.portal === visit?.portal) ?? here[0];
  if (!tab || !portal) {
    if (front) context.store.set({ front: null });
    return null;
  }
  if (front?.tabId === tab.tabId && front.portal.portal === portal.portal) {
    const isRetried = front.problem === 'offline';
    if (!isRetried && front.url === tab.url) return front;
    const next = { ...front, url: tab.url, ...(isRetried ? await fetchPack(context, portal, tab.url) : {}) };
    context.store.set({ front: next });
    return next;
  }
  const next: Front = { tabId: tab.tabId, url: tab.url, portal, ...(await fetchPack(context, portal, tab.url)) };
  // Applications that fit another portal are not offered here.
  const isOther = front?.portal.portal !== portal.portal;
  context.store.set({ front: next, ...(isOther ? { choices: { search: '', items: null, more: false } } : {}) });
  return next;
}

// The page in front is left: what it held last is reported.
async function leavePage(context: FlowContext): Promise<void> {
  const { page } = context.store.get();
  context.live = null;
  if (page.is === 'none') return;
  await notePage(context, page);
  context.page({ type: 'left' });
  if (page.is === 'known' && page.filledAt !== null) await reportVisit(context);
}

async function readClock(context: FlowContext, live: LivePage): Promise<void> {
  const { page } = context.store.get();
  if (page.is !== 'known' || page.page.clock === null) return;
  const secondsLeft = await live.secondsLeft(page.page.clock);
  if (secondsLeft !== page.clock) context.page({ type: 'clock', secondsLeft });
}

async function captureReference(context: FlowContext, live: LivePage): Promise<void> {
  const { page } = context.store.get();
  const visit = visitHere(context.store.get());
  if (page.is !== 'known' || page.page.reference === null || !visit) return;
  const { label, shape } = page.page.reference;
  const reference = await live.reference(label, shape);
  if (reference === null || visit.reference !== null) return;
  await context.saveVisit(withReference(visit, reference, new Date(context.ports.now()).toISOString(), false));
  await reportVisit(context);
}

// Values are read again for as long as the page is there, so that the report says what it held when the person went on.
async function readAgain(context: FlowContext, live: LivePage): Promise<void> {
  const { page } = context.store.get();
  if (page.is !== 'known' || (page.stage !== 'readBack' && page.stage !== 'stopped')) return;
  const refs = page.fields.filter(({ typed }) => typed !== null).map(({ planned }) => planned.ref);
  if (refs.length === 0) return;
  const values = await live.read(refs);
  const before = JSON.stringify(page.fields.map(({ found, outcome }) => [found, outcome]));
  context.page({ type: 'read', values, skeleton: live.skeleton, at: new Date(context.ports.now()).toISOString() });
  const after = context.store.get().page;
  await notePage(context, after);
  if (after.is === 'known' && JSON.stringify(after.fields.map(({ found, outcome }) => [found, outcome])) !== before)
    await showMarks(context);
}

// Looks at the tab in front. Runs every second and after each change of tabs; never while another act is under way.
export async function look(context: FlowContext): Promise<void> {
  const { pairing } = context.store.get();
  if (pairing.is !== 'connected') return;
  try {
    await fetchPortals(context);
    const front = await settleFront(context, await context.ports.pages.frontTab());
    const pack = packOf(context.store.get());
    if (!front || !pack) return await leavePage(context);
    await lookAt(context, front, pack);
  } catch (error) {
    if (error instanceof PageGone) return leavePage(context);
    if (error instanceof ServerError) return context.notify(error.status === 401 ? null : 'offline');
    throw error;
  }
}

async function lookAt(context: FlowContext, front: Front, pack: NonNullable<ReturnType<typeof packOf>>): Promise<void> {
  const live = await LivePage.collect(context.ports.pages, front.tabId, pack);
  if (!live) return leavePage(context);
  const visit = visitHere(context.store.get());
  const looked = lookAtPage(pack, live.skeleton, visit ? visit.data : null);
  const before = context.store.get().page;
  const isNewDocument = context.live !== null && !context.live.isSameDocument(live);
  const beforeId = before.is === 'known' ? before.page.id : null;
  const isOther = before.is === 'known' && (isNewDocument || looked.is !== 'known' || looked.page.id !== beforeId);
  if (isOther) await leavePage(context);
  context.live = live;
  const times = timesOf(visit, looked.is === 'known' ? looked.page.id : '');
  const at = new Date(context.ports.now()).toISOString();
  context.page({ type: 'looked', looked, skeleton: live.skeleton, at, isNewDocument, times });
  const { page } = context.store.get();
  if (page.is === 'unknown' && before.is !== 'unknown') {
    await live.clearMarks();
    await notePage(context, page);
  }
  if (page.is === 'known' && (before.is !== 'known' || isOther || before.fields.length !== page.fields.length))
    await showMarks(context);
  await readClock(context, live);
  await readAgain(context, live);
  await captureReference(context, live);
}

import type { PlannedField } from '@visawright/packs/values/plan-page.ts';
import type { FieldValue } from '../../messages/page-messages.ts';
import { LivePage } from '../../portal/live-page.ts';
import { PageGone } from '../../portal/page-port.ts';
import { fileValue } from '../../visit/file-value.ts';
import { fillPage, type FillEnd } from '../../visit/fill-page.ts';
import { lookAtPage } from '../../visit/look-at-page.ts';
import type { KnownPageView } from '../../visit/page-view.ts';
import { timesOf } from '../../visit/visit.ts';
import { visitHere } from '../panel-state.ts';
import type { FlowContext } from './flow-context.ts';
import { look } from './front-flow.ts';
import { showMarks } from './mark-flow.ts';
import { notePage, reportVisit } from './receipt-flow.ts';

const isoNow = ({ ports }: FlowContext) => new Date(ports.now()).toISOString();

// Bytes are fetched when they are needed and not stored.
async function writeOf(context: FlowContext, { write }: PlannedField): Promise<FieldValue | null> {
  if (write === null || write.kind !== 'file') return write;
  const visit = visitHere(context.store.get());
  if (!visit) return null;
  const { file, name, mediaType } = write;
  const query = { applicationUid: visit.application.applicationUid, portal: visit.portal, file };
  const bytes = await context.ports.callForBytes(context.place(), { query }).catch(() => null);
  return bytes && fileValue(name, mediaType, bytes);
}

async function readBack(context: FlowContext): Promise<void> {
  const { page } = context.store.get();
  const { live } = context;
  if (page.is !== 'known' || !live) return;
  const refs = page.fields
    .filter(({ typed, planned }) => typed !== null && planned.ref !== '')
    .map(({ planned }) => planned.ref);
  const values = refs.length === 0 ? [] : await live.read(refs);
  context.page({ type: 'read', values, skeleton: live.skeleton, at: isoNow(context) });
  await showMarks(context);
}

// Fields the page emptied while others were being filled are filled once more.
function clearedFields(context: FlowContext): ReadonlySet<string> {
  const { page } = context.store.get();
  if (page.is !== 'known') return new Set();
  return new Set(
    page.fields.flatMap(({ planned, outcome, reason }) =>
      outcome === 'differs' && reason === 'cleared' ? planned.control : [],
    ),
  );
}

// After Stop, what was read back as typed is not typed once more.
const heldFields = ({ stage, fields }: KnownPageView): ReadonlySet<string> =>
  new Set(
    stage === 'stopped' ? fields.flatMap(({ outcome, planned }) => (outcome === 'equal' ? planned.control : [])) : [],
  );

async function runFill(
  context: FlowContext,
  only: ReadonlySet<string> | null,
  skip: ReadonlySet<string>,
): Promise<FillEnd> {
  const { store, ports } = context;
  const { front, page } = store.get();
  const visit = visitHere(store.get());
  if (!front || !visit || page.is !== 'known') return 'gone';
  const { pack } = visit.data.pack;
  return fillPage({
    page: page.page,
    answers: visit.data,
    only,
    skip,
    collect: () => LivePage.collect(ports.pages, front.tabId, pack),
    look: (live) => lookAtPage(pack, live.skeleton, visit.data),
    writeOf: (field) => writeOf(context, field),
    onLook: (looked, live) => {
      context.live = live;
      const times = timesOf(visit, looked.page.id);
      const at = isoNow(context);
      context.page({ type: 'looked', looked, skeleton: live.skeleton, at, isNewDocument: false, times });
    },
    onProgress: (progress) => context.page({ type: 'progress', progress }),
    onFilled: (results) => context.page({ type: 'filled', results }),
    isStopped: () => context.isStopAsked,
    pause: ports.pause,
  });
}

async function fillAndRead(context: FlowContext, only: ReadonlySet<string> | null): Promise<void> {
  const { page } = context.store.get();
  const skip = page.is === 'known' && only === null ? heldFields(page) : new Set<string>();
  context.page({ type: 'began' });
  let end = await runFill(context, only, skip);
  if (end === 'done') {
    await readBack(context);
    const cleared = clearedFields(context);
    if (cleared.size > 0 && only === null && !context.isStopAsked) {
      context.page({ type: 'began' });
      end = await runFill(context, cleared, new Set());
      await readBack(context);
    }
  }
  if (end === 'stopped') {
    context.page({ type: 'stopped', at: isoNow(context) });
    await readBack(context);
  }
  if (end === 'changed' || end === 'gone') {
    context.page({ type: 'stopped', at: isoNow(context) });
    context.notify(end);
  }
  await notePage(context, context.store.get().page);
}

// Fills what can be filled on the page in front; the person pressed the button or its keys. only: controls that are filled again.
export async function fill(context: FlowContext, only: ReadonlySet<string> | null = null): Promise<void> {
  const { page, visit } = context.store.get();
  if (page.is !== 'known' || page.stage === 'filling' || !visit) return;
  context.isStopAsked = false;
  context.notify(null);
  await context.exclusively(async () => {
    try {
      await fillAndRead(context, only);
    } catch (error) {
      if (!(error instanceof PageGone)) throw error;
      context.page({ type: 'stopped', at: isoNow(context) });
      context.notify('gone');
    }
  });
  await reportVisit(context);
}

// Not queued: it has to reach the page while the page is being filled.
export async function stop(context: FlowContext): Promise<void> {
  const { page } = context.store.get();
  if (page.is !== 'known' || page.stage !== 'filling') return;
  context.isStopAsked = true;
  await context.live?.stop().catch(() => undefined);
}

// Reads every filled field again; `corrected` is the one the person says to have corrected.
export async function readPage(context: FlowContext, corrected: string | null = null): Promise<void> {
  const { page } = context.store.get();
  if (page.is !== 'known' || page.stage === 'filling') return;
  context.notify(null);
  await context.exclusively(async () => {
    await look(context);
    await readBack(context).catch(() => context.notify('gone'));
    if (corrected !== null) context.page({ type: 'corrected', control: corrected });
    await notePage(context, context.store.get().page);
  });
  await reportVisit(context);
}

export async function showField(context: FlowContext, ref: string): Promise<void> {
  await context.live?.show(ref).catch(() => context.notify('gone'));
}

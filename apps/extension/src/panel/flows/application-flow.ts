import type { FillableApplication } from '@visawright/contract/extension/fill.ts';
import { ServerError } from '../../server/server-error.ts';
import { beginVisit, withReference } from '../../visit/visit.ts';
import { checkPack, look } from './front-flow.ts';
import type { FlowContext } from './flow-context.ts';
import { reportVisit } from './receipt-flow.ts';

// Applications that can be filled in at the portal in front, or all of them elsewhere.
export async function findApplications(context: FlowContext, search: string): Promise<void> {
  const { store } = context;
  const { front, choices } = store.get();
  store.set({ choices: { ...choices, search, items: search === choices.search ? choices.items : null } });
  const origin = front ? new URL(front.url).origin : undefined;
  // The person may have typed on, or another portal may be in front by now.
  const isCurrent = () =>
    store.get().choices.search === search && store.get().front?.portal.portal === front?.portal.portal;
  try {
    const { items, more } = await context.call('fillableApplications', {
      query: { ...(origin ? { origin } : {}), ...(search.trim() ? { search: search.trim().slice(0, 80) } : {}) },
    });
    if (isCurrent()) store.set({ choices: { search, items, more } });
  } catch {
    if (isCurrent()) store.set({ choices: { search, items: [], more: false } });
    context.notify('offline');
  }
}

// The declared answers of one application are fetched now, and not before. A visit to another application ends.
export async function chooseApplication(context: FlowContext, application: FillableApplication): Promise<void> {
  const { store, ports } = context;
  const { front } = store.get();
  if (!front) return;
  store.set({ isBusy: true });
  context.notify(null);
  try {
    const { portal, url } = front;
    const query = { applicationUid: application.applicationUid, portal: portal.portal };
    const data = await context.call('fillData', { query });
    const problem = await checkPack(context, data.pack, portal, url, true);
    if (problem) return store.set({ front: { ...front, signed: null, problem } });
    const now = new Date(ports.now()).toISOString();
    await context.exclusively(async () => {
      await context.live?.clearMarks().catch(() => undefined);
      context.live = null;
      context.page({ type: 'left' });
      await context.saveVisit(beginVisit(application, portal.portal, data, now, ports.uid()));
      store.set({ choosing: false });
      await look(context);
    });
  } catch (error) {
    const isRefused = error instanceof ServerError && error.code === 'extension.notDeclared';
    context.notify(isRefused ? 'notDeclared' : 'offline');
  } finally {
    store.set({ isBusy: false });
  }
}

export async function correctReference(context: FlowContext, reference: string): Promise<void> {
  const { visit } = context.store.get();
  if (!visit || reference.trim() === '') return;
  await context.saveVisit(withReference(visit, reference, new Date(context.ports.now()).toISOString(), true));
  await reportVisit(context);
}

// The person says that the online form is completed; the receipt is sent before, so that the server has the last one.
export async function markCompleted(context: FlowContext): Promise<void> {
  const { store, ports } = context;
  store.set({ isBusy: true });
  context.notify(null);
  try {
    await reportVisit(context);
    const { visit } = store.get();
    if (!visit?.receipt) return;
    const { applicationUid } = visit.application;
    const { receiptUid } = visit.receipt;
    const { status } = await context.call('completeOnlineForm', {
      body: { applicationUid, receiptUid },
      onceKey: ports.uid(),
    });
    const current = store.get().visit;
    if (current?.visitUid === visit.visitUid) await context.saveVisit({ ...current, completedStatus: status });
  } catch {
    context.notify('failed');
  } finally {
    store.set({ isBusy: false });
  }
}

// The visit ends: answers, values and marks are removed.
export async function nextApplication(context: FlowContext): Promise<void> {
  const isReported = await reportVisit(context);
  if (!isReported) return;
  await context.exclusively(async () => {
    await context.live?.clearMarks().catch(() => undefined);
    context.live = null;
    await context.saveVisit(null);
    context.page({ type: 'left' });
  });
  context.store.set({ choosing: true });
  await findApplications(context, '');
}

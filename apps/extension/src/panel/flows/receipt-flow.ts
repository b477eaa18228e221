import { receiptPage, sentReceipt, unknownReceiptPage, withPage, withReceipt } from '../../visit/visit.ts';
import type { PageView } from '../../visit/page-view.ts';
import { visitHere } from '../panel-state.ts';
import type { FlowContext } from './flow-context.ts';

// Takes the page as it is into the visit.
export async function notePage(context: FlowContext, view: PageView): Promise<void> {
  const visit = visitHere(context.store.get());
  if (!visit) return;
  const page = view.is === 'known' ? receiptPage(view) : view.is === 'unknown' ? unknownReceiptPage(view) : null;
  if (!page) return;
  const next = withPage(visit, page);
  if (JSON.stringify(next.pages) !== JSON.stringify(visit.pages)) await context.saveVisit(next);
}

const lastSent = new WeakMap<FlowContext, string>();

// Sends the visit as it is; an unchanged one is not sent again. The server replaces the one before.
export async function reportVisit(context: FlowContext): Promise<boolean> {
  const { visit } = context.store.get();
  if (!visit || visit.pages.length === 0) return true;
  const body = sentReceipt(visit, context.ports.version);
  const text = JSON.stringify(body);
  if (lastSent.get(context) === text && visit.receipt) return true;
  try {
    const receipt = await context.call('sendReceipt', { body, onceKey: context.ports.uid() });
    lastSent.set(context, text);
    const current = context.store.get().visit;
    if (current?.visitUid === visit.visitUid) await context.saveVisit(withReceipt(current, receipt));
    return true;
  } catch {
    context.notify('receiptLater');
    return false;
  }
}

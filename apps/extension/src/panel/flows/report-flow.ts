import type { PageReport } from '@visawright/contract/extension/pack-review.ts';
import type { FillData } from '@visawright/contract/extension/fill.ts';
import { redactSentence, redactSkeleton } from '@visawright/packs/redaction/redact-skeleton.ts';
import type { UnknownPageView } from '../../visit/page-view.ts';
import { packOf, visitHere, type PanelState } from '../panel-state.ts';
import type { FlowContext } from './flow-context.ts';

// Exactly what is sent; the panel shows the same object before.
export function pageReport(state: PanelState, view: UnknownPageView): PageReport | null {
  const pack = packOf(state);
  if (!state.front) return null;
  const answers: FillData['answers'] = visitHere(state)?.data.answers ?? {};
  return {
    portal: state.front.portal.portal,
    packNumber: pack?.number ?? null,
    page: view.page?.id ?? null,
    differences: view.differences
      .map(({ kind, label }) => `${kind}: ${redactSentence(label, answers)}`.slice(0, 300))
      .slice(0, 200),
    skeleton: redactSkeleton(view.skeleton, answers),
  };
}

export async function reportPage(context: FlowContext): Promise<void> {
  const { page } = context.store.get();
  if (page.is !== 'unknown') return;
  const body = pageReport(context.store.get(), page);
  if (!body) return;
  context.page({ type: 'report', report: 'sending' });
  try {
    await context.call('reportPage', { body });
    context.page({ type: 'report', report: 'sent' });
  } catch {
    context.page({ type: 'report', report: 'no' });
    context.notify('failed');
  }
}

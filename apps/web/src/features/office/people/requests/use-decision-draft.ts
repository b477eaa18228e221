import { create } from 'zustand';

export type Decision = 'APPROVED' | 'REJECTED';
export interface DecisionDraft {
  readonly status: Decision | null;
  readonly reason: string;
}

const nothing: DecisionDraft = { status: null, reason: '' };

// Stores the draft per request, so that it survives selecting another one.
const drafts = create<Record<string, DecisionDraft | undefined>>(() => ({}));

export function useDecisionDraft(requestUid: string) {
  const draft = drafts((all) => all[requestUid]) ?? nothing;
  const change = (part: Partial<DecisionDraft>) =>
    drafts.setState((all) => ({ [requestUid]: { ...(all[requestUid] ?? nothing), ...part } }));
  return { draft, change, clear: () => drafts.setState({ [requestUid]: undefined }) };
}

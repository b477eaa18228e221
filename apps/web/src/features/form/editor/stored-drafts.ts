import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { readTabJson, removeFromTab, writeTabJson } from '../../../lib/browser/storage.ts';

// Unsent answers survive a reload of this tab (session storage).
export const storedDrafts = (applicationUid: string) => {
  const name = `answers.${applicationUid}` as const;
  return {
    read: (): Record<string, AnswerValue> => (readTabJson(name) ?? {}) as Record<string, AnswerValue>,
    write: (drafts: Record<string, AnswerValue>) =>
      Object.keys(drafts).length === 0 ? removeFromTab(name) : writeTabJson(name, drafts),
  };
};

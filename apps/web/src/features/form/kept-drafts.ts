import type { AnswerValue } from '@visawright/contract/form-state.ts';
import { readKept, removeKept, writeKept } from '../../lib/storage.ts';

// What could not be sent yet outlives a reload of this tab, and nothing else.
export const keptDrafts = (applicationUid: string) => {
  const name = `answers.${applicationUid}` as const;
  return {
    read: (): Record<string, AnswerValue> => (readKept(name) ?? {}) as Record<string, AnswerValue>,
    write: (drafts: Record<string, AnswerValue>) =>
      Object.keys(drafts).length === 0 ? removeKept(name) : writeKept(name, drafts),
  };
};

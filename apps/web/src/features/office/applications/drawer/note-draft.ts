import { create } from 'zustand';

// Stores the draft per application, so that it survives opening another one.
const drafts = create<Record<string, string>>(() => ({}));

export function useNoteDraft(applicationUid: string) {
  const text = drafts((all) => all[applicationUid] ?? '');
  const setText = (next: string) => drafts.setState({ [applicationUid]: next });
  // After sending; text typed meanwhile stays.
  const clear = (sent: string) =>
    drafts.setState(({ [applicationUid]: now = '' }) => ({ [applicationUid]: now.trim() === sent ? '' : now }));
  return { text, setText, clear };
}

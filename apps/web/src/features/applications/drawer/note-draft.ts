import { create } from 'zustand';

// A note half written stays with its application while one looks at the next.
const drafts = create<Record<string, string>>(() => ({}));

export function useNoteDraft(applicationUid: string) {
  const text = drafts((all) => all[applicationUid] ?? '');
  const setText = (next: string) => drafts.setState({ [applicationUid]: next });
  // Once it is sent; what was typed meanwhile stays.
  const clear = (sent: string) =>
    drafts.setState(({ [applicationUid]: now = '' }) => ({ [applicationUid]: now.trim() === sent ? '' : now }));
  return { text, setText, clear };
}

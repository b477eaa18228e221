import { create } from 'zustand';

type Replies = Readonly<Record<string, string>>; // by section

const none: Replies = {};
const drafts = create<Record<string, Replies | undefined>>(() => ({}));

// Replies to returned sections, shared by the form and the dialog that sends them.
export function useReplyDraft(applicationUid: string) {
  const replies = drafts((all) => all[applicationUid]) ?? none;
  const write = (section: string, text: string) =>
    drafts.setState((all) => ({ [applicationUid]: { ...all[applicationUid], [section]: text } }));
  return { replies, write, clear: () => drafts.setState({ [applicationUid]: undefined }) };
}

export const writtenReplies = (replies: Replies): { section: string; text: string }[] =>
  Object.entries(replies).flatMap(([section, text]) => (text.trim() ? [{ section, text: text.trim() }] : []));

// The id of the set. A changed drawing needs a new one (docs/decisions/0077-unseen-documents.md).
export const unseenSetId = 'unseen-2026-11-a';

import { create } from 'zustand';

// Documents added to an application until the application lists them, by application.
export const addedStore = create<Readonly<Record<string, readonly string[]>>>(() => ({}));

export const markAdded = (applicationUid: string, docId: string) =>
  addedStore.setState((all) => ({ ...all, [applicationUid]: [...(all[applicationUid] ?? []), docId] }));

// Documents being deleted until they are gone.
export const removingStore = create<ReadonlySet<string>>(() => new Set());

export const markRemoving = (docId: string) => removingStore.setState((all) => new Set([...all, docId]), true);
export const unmarkRemoving = (docId: string) =>
  removingStore.setState((all) => new Set([...all].filter((one) => one !== docId)), true);

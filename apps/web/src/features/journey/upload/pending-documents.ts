import { create } from 'zustand';

// Documents added here until the application lists them, and documents being deleted until they are gone.
export const addedStore = create<ReadonlySet<string>>(() => new Set());
export const removingStore = create<ReadonlySet<string>>(() => new Set());

export const markAdded = (docId: string) => addedStore.setState((all) => new Set([...all, docId]), true);
export const markRemoving = (docId: string) => removingStore.setState((all) => new Set([...all, docId]), true);
export const unmarkRemoving = (docId: string) =>
  removingStore.setState((all) => new Set([...all].filter((one) => one !== docId)), true);

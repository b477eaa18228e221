import { create } from 'zustand';

// What was stored from this page, until the application itself names it; and what is being deleted, until it is gone.
export const arrivedStore = create<ReadonlySet<string>>(() => new Set());
export const leavingStore = create<ReadonlySet<string>>(() => new Set());

export const arrive = (docId: string) => arrivedStore.setState((all) => new Set([...all, docId]), true);
export const leave = (docId: string) => leavingStore.setState((all) => new Set([...all, docId]), true);
export const stay = (docId: string) =>
  leavingStore.setState((all) => new Set([...all].filter((one) => one !== docId)), true);

import { create } from 'zustand';
import type { Transfer } from './transfer.ts';

export const transferStore = create<readonly Transfer[]>(() => []);

export const transferOf = (id: string) => transferStore.getState().find((one) => one.id === id);

export const change = (id: string, part: Partial<Transfer>) =>
  transferStore.setState((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)), true);

export const add = (transfers: readonly Transfer[]) => transferStore.setState((all) => [...all, ...transfers], true);

export const forget = (id: string) => transferStore.setState((all) => all.filter((one) => one.id !== id), true);

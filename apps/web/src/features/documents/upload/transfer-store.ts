import { create } from 'zustand';
import { suppressToursWhile } from '../../shared/tours/tour-suppression.ts';
import type { Transfer } from './transfer.ts';

export const transferStore = create<readonly Transfer[]>(() => []);

const activeStates = new Set(['waiting', 'preparing', 'sending']);
suppressToursWhile(() => transferStore.getState().some(({ state }) => activeStates.has(state)));

export const transferOf = (id: string) => transferStore.getState().find((one) => one.id === id);

export const changeTransfer = (id: string, part: Partial<Transfer>) =>
  transferStore.setState((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)), true);

export const addTransfers = (transfers: readonly Transfer[]) =>
  transferStore.setState((all) => [...all, ...transfers], true);

export const removeTransfer = (id: string) => transferStore.setState((all) => all.filter((one) => one.id !== id), true);

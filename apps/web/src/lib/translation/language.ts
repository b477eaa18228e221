import { useSyncExternalStore } from 'react';
import { read, write } from '../browser/storage.ts';

export type Language = 'en' | 'hi';

let chosen: Language = 'en';
const listeners = new Set<() => void>();

export const language = () => chosen;

// English until a person chooses Hindi; the choice is stored per realm.
export function startLanguage() {
  chosen = read('language') === 'hi' ? 'hi' : 'en';
  document.documentElement.lang = chosen;
  for (const listener of listeners) listener();
}

export function setLanguage(next: Language) {
  write('language', next);
  startLanguage();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLanguage = () => useSyncExternalStore(subscribe, language);

import { useSyncExternalStore } from 'react';
import { read, write } from './storage.ts';
import { findWord, fill, type Values, type Words } from './word-table.ts';

export type { Words } from './word-table.ts';
export type Language = 'en' | 'hi';

// A namespace is a file words/<namespace>.ts with the exports `en` and `hi`; words.test.ts holds their keys equal.
const namespaces = new Map<string, Record<Language, Words>>();
let chosen: Language = 'en';
let version = 0;
const listeners = new Set<() => void>();

function changed() {
  version++;
  for (const listener of listeners) listener();
}

// Called at the top of a lazy chunk: addWords('staff', staffWords). Components then use useTranslation('staff').
export function addWords(namespace: string, words: Record<Language, Words>) {
  namespaces.set(namespace, words);
}

export const language = () => chosen;

// English until a person chooses Hindi; the choice is kept per realm.
export function startWords() {
  chosen = read('language') === 'hi' ? 'hi' : 'en';
  document.documentElement.lang = chosen;
  changed();
}

export function setLanguage(next: Language) {
  write('language', next);
  startWords();
}

// 'key', 'nested.key' or 'namespace:key'. English stands in for a word Hindi lacks, the key for one that is nowhere.
function translate(own: readonly string[], key: string, values: Values = {}): string {
  const [path = '', named] = key.split(':').toReversed();
  for (const code of new Set<Language>([chosen, 'en']))
    for (const namespace of named ? [named] : own) {
      const word = findWord(namespaces.get(namespace)?.[code], path, code, values.count);
      if (word !== undefined) return fill(word, values);
    }
  return values.defaultValue ?? key;
}

export const say = (key: string, values?: Values) => translate(['shared'], key, values);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useTranslation(namespace: string | readonly string[] = 'shared') {
  useSyncExternalStore(subscribe, () => version);
  const own = typeof namespace === 'string' ? [namespace] : namespace;
  return { t: (key: string, values?: Values) => translate(own, key, values), i18n: { language: chosen } };
}

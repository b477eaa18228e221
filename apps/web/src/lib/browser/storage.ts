import type { tourFlags, tourFlagsExtra } from '@visawright/contract/platform/tours.ts';
import { firstSegment, pageRealm } from './page-facts.ts';

// Path realms share one origin, so every key carries its realm's path: vw.<realm path>.<name>
export type StorageName =
  | 'session'
  | 'profile'
  | 'realmClientId'
  | 'brandColor'
  | 'shades'
  | 'logo'
  | 'favicon'
  | 'displayName'
  | 'logoutMarker'
  | 'lastLogout'
  | 'flags'
  | 'language'
  | 'languageSaved'
  | 'sidebar'
  | 'shortcuts'
  | 'trip'
  | 'colorScheme'
  | 'fonts'
  | 'playground'
  | 'pushDevice'
  | `upload.${string}`
  | `checklist.${string}`
  | `list.${string}`
  | `tour.${(typeof tourFlags)[number] | (typeof tourFlagsExtra)[number]}`;

let scope = pageRealm.path ?? (firstSegment(globalThis.location?.pathname ?? '/') || 'default');

// The realm path of the configuration overrides the one guessed from the address (root path, custom host).
export const setStorageScope = (realmPath: string) => (scope = realmPath);
export const storageKey = (name: StorageName) => `vw.${scope}.${name}`;

export const read = (name: StorageName) => localStorage.getItem(storageKey(name));
export const remove = (name: StorageName) => localStorage.removeItem(storageKey(name));

// If storage is full or forbidden, the session lasts as long as the page.
export function write(name: StorageName, value: string) {
  try {
    localStorage.setItem(storageKey(name), value);
  } catch {
    // the next read returns nothing
  }
}

export function readJson(name: StorageName): unknown {
  try {
    return JSON.parse(read(name) ?? 'null');
  } catch {
    return null;
  }
}
export const writeJson = (name: StorageName, value: unknown) => write(name, JSON.stringify(value));

// Per tab: unsaved answers, operations on pages that were not sent, unsaved edits of pages, and a sign-up that waits for its code.
type TabStorageName = `answers.${string}` | `arrangement.${string}` | `pageEdits.${string}` | 'signUp';
const tabStorageKey = (name: TabStorageName) => `vw.${scope}.${name}`;
export function readTabJson(name: TabStorageName): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(tabStorageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}
export function writeTabJson(name: TabStorageName, value: unknown) {
  try {
    sessionStorage.setItem(tabStorageKey(name), JSON.stringify(value));
  } catch {
    // held in memory only
  }
}
export const removeFromTab = (name: TabStorageName) => sessionStorage.removeItem(tabStorageKey(name));

// Not cleared: display choices, loaded fonts and seen tours are not personal, and the time of the last logout prevents reload loops.
const stored: readonly StorageName[] = [
  'language',
  'languageSaved',
  'colorScheme',
  'fonts',
  'sidebar',
  'shortcuts',
  'lastLogout',
];

export function clearRealm() {
  const prefix = `vw.${scope}.`;
  const keep = stored.map((name) => storageKey(name));
  const isStored = (key: string) =>
    keep.includes(key) || ['tour.', 'list.'].some((part) => key.startsWith(prefix + part));
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && !isStored(key)) localStorage.removeItem(key);
  const ofTab = globalThis.sessionStorage ? Object.keys(sessionStorage) : [];
  for (const key of ofTab) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  globalThis.indexedDB?.deleteDatabase(storageKey('upload.files')); // unfinished uploads
}

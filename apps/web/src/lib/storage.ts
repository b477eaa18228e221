import type { tourFlags, tourFlagsExtra } from '@visawright/contract/tours.ts';
import { firstSegment, pageRealm } from './page.ts';

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
  | `upload.${string}`
  | `checklist.${string}`
  | `list.${string}`
  | `tour.${(typeof tourFlags)[number] | (typeof tourFlagsExtra)[number]}`;

let scope = pageRealm.path ?? (firstSegment(globalThis.location?.pathname ?? '/') || 'default');

// The configuration's own word for the realm wins over what the address suggests (root path, custom host).
export const setStorageScope = (realmPath: string) => (scope = realmPath);
export const storageKey = (name: StorageName) => `vw.${scope}.${name}`;

export const read = (name: StorageName) => localStorage.getItem(storageKey(name));
export const remove = (name: StorageName) => localStorage.removeItem(storageKey(name));

// A full or forbidden store must not stop a person from working: the session then lives as long as the page.
export function write(name: StorageName, value: string) {
  try {
    localStorage.setItem(storageKey(name), value);
  } catch {
    // nothing to do: the next read finds nothing
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

// Of this tab alone: what a person wrote and no server has yet.
type KeptName = `answers.${string}`;
const keptKey = (name: KeptName) => `vw.${scope}.${name}`;
export function readKept(name: KeptName): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keptKey(name)) ?? 'null');
  } catch {
    return null;
  }
}
export function writeKept(name: KeptName, value: unknown) {
  try {
    sessionStorage.setItem(keptKey(name), JSON.stringify(value));
  } catch {
    // it then lives as long as the page
  }
}
export const removeKept = (name: KeptName) => sessionStorage.removeItem(keptKey(name));

// Choices about the screen and tours already seen say nothing about the person; the time of the last logout stops reload loops.
const kept: readonly StorageName[] = ['language', 'languageSaved', 'colorScheme', 'sidebar', 'shortcuts', 'lastLogout'];

export function clearRealm() {
  const prefix = `vw.${scope}.`;
  const keep = kept.map((name) => storageKey(name));
  const isKept = (key: string) =>
    keep.includes(key) || ['tour.', 'list.'].some((part) => key.startsWith(prefix + part));
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix) && !isKept(key)) localStorage.removeItem(key);
  const ofTab = globalThis.sessionStorage ? Object.keys(sessionStorage) : [];
  for (const key of ofTab) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  globalThis.indexedDB?.deleteDatabase(storageKey('upload.files')); // files that were on their way
}

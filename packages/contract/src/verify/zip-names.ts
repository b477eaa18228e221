import { Refusal } from './refusal.ts';

const maxBytes = 240;

// A package is flat: no folders, no way out of one, nothing that some computers read as a drive or that hides how a name ends.
const isPlain = (name: string) => /^[^\\/:\p{C}]+$/u.test(name) && name !== '.' && name !== '..';

export function nameOf(bytes: Uint8Array): string {
  if (bytes.length === 0 || bytes.length > maxBytes) throw new Refusal('damaged');
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal('damaged');
  }
  if (!isPlain(name)) throw new Refusal('damaged');
  return name;
}

// Two names that one folder of some computer cannot hold side by side are the same name.
export const sameName = (name: string): string => name.normalize('NFC').toLowerCase();

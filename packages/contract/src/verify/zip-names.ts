import { Refusal } from './refusal.ts';

const maxBytes = 240;

// Names must be flat: no folders, no path traversal, no drive letters, nothing that hides the extension.
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

// Names that some file systems treat as equal count as the same name.
export const isSameName = (name: string): string => name.normalize('NFC').toLowerCase();

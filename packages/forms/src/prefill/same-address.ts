const pinCode = /\b\d{6}\b/;
const wordsOf = (address: string) => new Set(address.toUpperCase().match(/[\p{L}\p{N}]+/gu));
const enough = 0.75; // of the words of the shorter one: documents abbreviate and leave out the district or the country

// Whether two documents state the same Indian address in their own wording: the same PIN code and mostly the same words.
export function isSameAddress(one: string, other: string): boolean {
  const [pin, otherPin] = [pinCode.exec(one)?.[0], pinCode.exec(other)?.[0]];
  if (pin === undefined || pin !== otherPin) return false;
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ];
  return [...shorter].filter((word) => longer.has(word)).length >= enough * shorter.size;
}

import { pairingCodeGroup, pairingCodeShape } from '@visawright/contract/extension/pairing-facts.ts';

const letters = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

// Two groups of four, whatever was typed or pasted: 'k7qd 4mnp' becomes 'K7QD-4MNP'.
export function groupedCode(text: string): string {
  const all = letters(text).slice(0, 2 * pairingCodeGroup);
  const [first, second] = [all.slice(0, pairingCodeGroup), all.slice(pairingCodeGroup)];
  return second ? `${first}-${second}` : first;
}

export const isWhole = (code: string) => letters(code).length === 2 * pairingCodeGroup;
export const isPossible = (code: string) => pairingCodeShape.test(code);

// Where the caret belongs after grouping: behind as many letters as before.
export function caretAfter(typed: string, caret: number): number {
  const before = Math.min(letters(typed.slice(0, caret)).length, 2 * pairingCodeGroup);
  return before > pairingCodeGroup ? before + 1 : before;
}

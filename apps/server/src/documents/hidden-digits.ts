import { isAadhaar } from './aadhaar-number.ts';
import type { DigitRun } from './digit-runs.ts';

export interface Hidden {
  readonly from: number;
  readonly to: number; // of the run's digits
  readonly isGuess: boolean; // long enough on such a paper, and nothing else says so
}

const [whole, virtual, shown] = [12, 16, 4];
const mention = /aadhaar|aadhar|uidai|आधार/i;
const virtually = /\bvid\b/i;

// Which digits of a run are the beginning of an Aadhaar or of a virtual number. On an Aadhaar itself a misread digit saves none: what is long
// enough to be one and is not understood is hidden to its last four.
export function hiddenDigits({ digits, after }: DigitRun, known: ReadonlySet<string>, isPaper: boolean): Hidden[] {
  const isNear = isPaper || mention.test(after);
  const hidden: Hidden[] = [];
  for (let at = 0; digits.length - at >= whole;) {
    const [long, short] = [digits.slice(at, at + virtual), digits.slice(at, at + whole)];
    const isVirtual = long.length === virtual && (known.has(long) || (at === 0 && virtually.test(after)));
    const isNumber = known.has(short) || (isNear && isAadhaar(short));
    const left = digits.length - at;
    if (isVirtual || isNumber) {
      const length = isVirtual ? virtual : whole;
      hidden.push({ from: at, to: at + length - shown, isGuess: false });
      at += length;
    } else if (isPaper) {
      hidden.push({ from: at, to: at + left - shown, isGuess: !holdsNumber(digits.slice(at), known) });
      at += left;
    } else at++;
  }
  return hidden;
}

// Wherever among the digits it begins: a row that ran into another hides a true number no less.
const holdsNumber = (digits: string, known: ReadonlySet<string>): boolean =>
  [...known].some((number) => number.length >= whole && digits.includes(number)) ||
  Array.from({ length: digits.length - whole + 1 }, (_, at) => digits.slice(at, at + whole)).some(isAadhaar);

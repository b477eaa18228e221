import { isAadhaar } from './is-aadhaar.ts';
import type { DigitRun } from './find-digit-runs.ts';

export interface HiddenDigits {
  readonly from: number;
  readonly to: number; // indexes into the run's digits
  readonly isGuess: boolean; // only its length suggests an Aadhaar number
}

const [whole, virtual, shown] = [12, 16, 4];
const mention = /aadhaar|aadhar|uidai|आधार/i;
const virtually = /\bvid\b/i;

// Which digits of a run are the first digits of an Aadhaar or virtual ID. On an Aadhaar card itself, anything long
// enough is hidden except its last four digits, so that a misread digit does not reveal the number.
export function findHiddenDigits(
  { digits, after }: DigitRun,
  known: ReadonlySet<string>,
  isAadhaarCard: boolean,
): HiddenDigits[] {
  const isNear = isAadhaarCard || mention.test(after);
  const hidden: HiddenDigits[] = [];
  for (let at = 0; digits.length - at >= whole;) {
    const [long, short] = [digits.slice(at, at + virtual), digits.slice(at, at + whole)];
    const isVirtual = long.length === virtual && (known.has(long) || (at === 0 && virtually.test(after)));
    const isNumber = known.has(short) || (isNear && isAadhaar(short));
    const left = digits.length - at;
    if (isVirtual || isNumber) {
      const length = isVirtual ? virtual : whole;
      hidden.push({ from: at, to: at + length - shown, isGuess: false });
      at += length;
    } else if (isAadhaarCard) {
      hidden.push({ from: at, to: at + left - shown, isGuess: !holdsNumber(digits.slice(at), known) });
      at += left;
    } else at++;
  }
  return hidden;
}

// Anywhere among the digits, because two numbers may have been read as one run.
const holdsNumber = (digits: string, known: ReadonlySet<string>): boolean =>
  [...known].some((number) => number.length >= whole && digits.includes(number)) ||
  Array.from({ length: digits.length - whole + 1 }, (_, at) => digits.slice(at, at + whole)).some(isAadhaar);

// An amount in the smallest coin, so that sums are exact.
export interface Money {
  readonly coins: number; // never negative
  readonly sign: -1 | 0 | 1; // by the mark: Dr, minus, brackets; Cr, plus; none
}

const shape =
  /^([([]?)([-+–]?)(?:₹|rs\.?|inr|usd|eur|gbp|[$€£`])?([-+–]?)(\d[\d.,]*)\/?-?([)\]]?)[([]?(cr|dr|c|d)?\.?[)\]]?([-+–]?)$/i;

const misread: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
};

// Letters instead of digits, only in text that is mostly digits with a decimal part.
function mended(text: string): string {
  const [, body, mark] = /^(.*?)(\(?(?:cr|dr)\.?\)?)?$/i.exec(text)!;
  const digits = [...body!].filter((letter) => /\d/.test(letter)).length;
  const letters = [...body!].filter((letter) => /[A-Za-z|]/.test(letter));
  if (letters.length === 0 || digits < letters.length * 2 || !/[.,]..$/.test(body!)) return text;
  if (letters.some((letter) => !(letter in misread))) return text;
  return body!.replaceAll(/[A-Za-z|]/g, (letter) => misread[letter]!) + (mark ?? '');
}

function coinsOf(figures: string): number | undefined {
  const parts = figures.replace(/[.,]+$/, '').split(/[.,]/);
  if (parts.some((part) => part === '')) return undefined;
  const last = parts.at(-1)!;
  const hasDecimals = parts.length > 1 && last.length < 3;
  // A comma between groups of three or two digits; otherwise it is not an amount.
  const groups = hasDecimals ? parts.slice(0, -1) : parts;
  if (
    groups.length > 1 &&
    (groups.slice(1).some((part) => part.length < 2 || part.length > 3) || groups[0]!.length > 3)
  )
    return undefined;
  const whole = Number(groups.join(''));
  const coins = whole * 100 + (hasDecimals ? Number(last.padEnd(2, '0')) : 0);
  return Number.isSafeInteger(coins) ? coins : undefined;
}

export function moneyIn(text: string): Money | undefined {
  const found = shape.exec(mended(text.replaceAll(/\s+/g, '')));
  const coins = found ? coinsOf(found[4]!) : undefined;
  if (!found || coins === undefined) return undefined;
  const [, open, before, after, , close, mark = '', behind] = found;
  const isLess = [before, after, behind].some((each) => each && each !== '+') || (open === '(' && close === ')');
  const isMore = [before, after, behind].includes('+');
  const letter = mark[0]?.toLowerCase();
  return { coins, sign: isLess || letter === 'd' ? -1 : isMore || letter === 'c' ? 1 : 0 };
}

// An amount in any position: two decimals, or digit groups.
export const isMoney = (text: string): boolean =>
  moneyIn(text) !== undefined && /\d[.,]\d{2}(?!\d)|\d,\d{2,3}(?!\d)/.test(mended(text));

export const plain = (coins: number): string => (coins / 100).toFixed(2);

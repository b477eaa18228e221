const words: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  million: 1e6,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  mn: 1e6,
  k: 1e3,
  l: 1e5,
};

// 1,23,456.00 and 123,456.00 and 1.234,56 and 123456: the digits after the last separator show what it means.
function plainNumber(text: string): number | undefined {
  const digits = text.replaceAll(/[\s'’]/g, '');
  const marks = [...digits.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return Number(digits);
  const behind = digits.length - last.index - 1;
  const isAlone = marks.filter((mark) => mark[0] === last[0]).length === 1;
  const isPoint = isAlone && (behind !== 3 || (last[0] === '.' && marks.length === 1 && digits.startsWith('0')));
  const isThousands = !isPoint && behind === 3;
  if (!isPoint && !isThousands) return undefined;
  const whole = (isPoint ? digits.slice(0, last.index) : digits).replaceAll(/[.,]/g, '');
  return Number(isPoint ? `${whole || '0'}.${digits.slice(last.index + 1) || '0'}` : whole);
}

const number = new RegExp(
  String.raw`(?<![\p{L}\d])(\(|[-–−]\s?)?\s*(?:₹|Rs\.?|INR|USD|EUR|GBP|[A-Z]{3}|US\$|` +
    String.raw`[$€£])?\s*([-–−])?\s*(\d[\d,.'’]*(?: \d{3}(?!\d))*)\s*(?:\/-|\/=)?\s*(\)|(?:hundred|thousand|lakhs?|` +
    String.raw`lacs?|million|crores?|mn|cr|k)(?!\p{L}))?\s*(Dr\b|Cr\b)?`,
  'giu',
);

export interface FoundAmount {
  readonly value: string;
  readonly raw: string;
  readonly from: number;
  readonly to: number;
}

export function amountsIn(text: string): FoundAmount[] {
  return [...text.matchAll(number)].flatMap((match): FoundAmount[] => {
    const [raw, open, minus, digits = '', after = '', side = ''] = match;
    const value = plainNumber(digits.replace(/[.,'’]+$/, ''));
    if (value === undefined || !Number.isFinite(value)) return [];
    const isCredit = /^cr$/i.test(after) && /\d\.\d\d$/.test(digits); // 1,200.00 Cr is a credit, 1.2 Cr is a crore
    const times = isCredit ? 1 : (words[after.toLowerCase()] ?? 1);
    const isLess =
      (open === '(' && after === ')') ||
      (open !== undefined && open !== '(') ||
      minus !== undefined ||
      /^dr/i.test(side);
    const total = Math.round(value * times * 100) / 100;
    return [
      { value: String(isLess ? -total : total), raw: raw.trim(), from: match.index, to: match.index + raw.length },
    ];
  });
}

// The first number that looks like an amount: the row number may precede it.
export function normaliseAmount(raw: string): string | undefined {
  const all = amountsIn(raw);
  return (all.find((each) => /[.,₹$€£]|Rs|INR|\d{3}/i.test(each.raw)) ?? all[0])?.value;
}

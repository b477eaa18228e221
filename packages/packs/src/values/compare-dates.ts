// How one written date differs from another; null if the typed text is no date.
export function compareDates(
  typed: string,
  found: string,
): 'equal' | 'dayAndMonthSwapped' | 'reformatted' | 'different' | null {
  const one = partsOf(typed);
  if (one === null) return isMasked(typed, found) ? 'equal' : null;
  const other = partsOf(found);
  if (other === null) return 'different';
  if (isSame(one, other)) return 'equal';
  if (isSame(swapped(one), other)) return 'dayAndMonthSwapped';
  // The same numbers in another order can be the same day, but nobody can be sure.
  return isSame(one.toSorted(), other.toSorted()) ? 'reformatted' : 'different';
}

const months = 'january february march april may june july august september october november december'.split(' ');

// Typed as DDMMYYYY or YYYYMMDD; the page set the separators.
const isMasked = (typed: string, found: string): boolean =>
  /^\d{8}$/.test(typed) &&
  /^(\d{2}([./-])\d{2}\2\d{4}|\d{4}([./-])\d{2}\3\d{2})$/.test(found) &&
  found.replace(/\D/g, '') === typed;

type Parts = readonly string[];

// Three numbers in the order in which they are written, or a number, the name of a month and a number.
function partsOf(text: string): Parts | null {
  const parts = /^\s*([0-9]{1,4}|[A-Za-z]{3,9})[ .,/-]+([0-9]{1,2}|[A-Za-z]{3,9})[ .,/-]+([0-9]{1,4})\s*$/
    .exec(text)
    ?.slice(1);
  if (!parts) return null;
  const meant = parts.map((part) => {
    if (/^\d/.test(part)) return part.length === 4 ? part : `${Number(part)}`;
    const month = months.findIndex((name) => [name, name.slice(0, 3)].includes(part.toLowerCase()));
    return month < 0 ? '' : `${month + 1}`;
  });
  const isDate = !meant.includes('') && meant.filter((part) => part.length === 4).length <= 1;
  return isDate && (meant[0]!.length !== 4 || parts.every((part) => /^\d/.test(part))) ? meant : null;
}

const isSame = (one: Parts, other: Parts) => one.every((part, n) => part === other[n]);

// Day and month are the first two, or the last two after a year.
const swapped = (parts: Parts): Parts => {
  const [a, b, c] = parts as [string, string, string];
  return a.length === 4 ? [a, c, b] : [b, a, c];
};

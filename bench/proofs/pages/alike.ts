const plain = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9<]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');

// 1: the same letters and digits; 0: nothing in common. What stands around the wanted text in a box counts less than what is missing.
// Of a page that lay on its side the words of a line may have been told from its end: the box is no less theirs.
export function alike(seen: string, wanted: string): number {
  const backwards = wanted.split(/\s+/).toReversed().join(' ');
  return Math.max(share(plain(seen), plain(wanted)), share(plain(seen), plain(backwards)));
}

function share(a: string, b: string): number {
  if (b.length === 0) return a.length === 0 ? 1 : 0;
  if (a.includes(b)) return 1;
  return Math.max(0, 1 - distance(a, b) / Math.max(a.length, b.length));
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1])));
    row = next;
  }
  return row.at(-1)!;
}

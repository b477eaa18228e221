const plain = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9<]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');

// 1 for the same letters and digits, 0 for nothing in common. Text around the wanted text counts less than missing text. On a page that
// lay on its side the words of a line may have been read in reverse order, which also counts as a match.
export function alike(found: string, wanted: string): number {
  const backwards = wanted.split(/\s+/).toReversed().join(' ');
  return Math.max(share(plain(found), plain(wanted)), share(plain(found), plain(backwards)));
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

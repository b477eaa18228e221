const longest = 48;

// 02-passport-data-page.pdf: signs every portal and every disk takes.
export function fileName(n: number, title: string, ending: 'pdf' | 'jpg'): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let name = '';
  for (const word of words) {
    const longer = name ? `${name}-${word}` : word.slice(0, longest);
    if (longer.length > longest) break;
    name = longer;
  }
  return `${String(n).padStart(2, '0')}-${name || 'papers'}.${ending}`;
}

const maxLength = 48;

// 02-passport-data-page.pdf: only characters that every portal and file system accepts.
export function fileName(n: number, title: string, ending: 'pdf' | 'jpg'): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let name = '';
  for (const word of words) {
    const longer = name ? `${name}-${word}` : word.slice(0, maxLength);
    if (longer.length > maxLength) break;
    name = longer;
  }
  return `${String(n).padStart(2, '0')}-${name || 'documents'}.${ending}`;
}

// Letters of the date shapes in the languages in which portals print them.
const dateShape =
  /\b(D{1,2}|M{2,4}|Y{2,4}|J{1,2}|T{1,2})([ .,/-]{1,2})(D{1,2}|M{2,4})\2(Y{2,4}|A{2,4}|J{2,4}|D{1,2})\b/i;
const compactShape = /\b(?:DDMMYYYY|YYYYMMDD|MMDDYYYY|DDMMMYYYY)\b/i;

// The shape that a page asks for in a placeholder, label or hint, such as DD/MM/YYYY.
export function askedFormat(texts: readonly string[]): string {
  for (const text of texts) {
    const found = dateShape.exec(text);
    if (found !== null) return inEnglish(found[0].toUpperCase());
    const compact = compactShape.exec(text);
    if (compact !== null) return compact[0].toUpperCase();
  }
  return '';
}

// JJ/MM/AAAA (French), DD/MM/AAAA (Spanish, Portuguese) and TT.MM.JJJJ (German).
function inEnglish(shape: string): string {
  return shape
    .replaceAll('A', 'Y')
    .replaceAll('T', 'D')
    .replace(/^JJ?/, (days) => 'D'.repeat(days.length))
    .replaceAll('J', 'Y');
}

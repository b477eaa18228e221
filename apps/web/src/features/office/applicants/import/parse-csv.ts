// Quoted fields may contain the delimiter, line breaks and doubled quotes.
const delimiters = [',', ';', '\t'] as const;

// Detects the delimiter in the heading row, because spreadsheets of many locales write semicolons.
function delimiterOf(text: string): string {
  const [heading = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1);
  const counted = delimiters.map((mark) => [mark, heading.split(mark).length] as const);
  return counted.toSorted((a, b) => b[1] - a[1])[0]![0];
}

export function parseCsv(source: string): string[][] {
  const text = source.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = () => {
    row.push(field);
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (isQuoted) {
      if (char !== '"') field += char;
      else if (text[i + 1] === '"') field += text[++i];
      else isQuoted = false;
    } else if (char === '"' && field.trim() === '') {
      field = '';
      isQuoted = true;
    } else if (char === delimiter) endField();
    else if (char === '\n') endRow();
    else if (char !== '\r') field += char;
  }
  endRow();
  return rows;
}

const two = (value: number) => String(value).padStart(2, '0');

// PDF date format in UTC. Always the same length, so that no byte offset in the file changes.
function pdfTime(iso: string): string {
  const at = new Date(iso);
  const day = `${at.getUTCFullYear()}${two(at.getUTCMonth() + 1)}${two(at.getUTCDate())}`;
  return `${day}${two(at.getUTCHours())}${two(at.getUTCMinutes())}${two(at.getUTCSeconds())}`;
}

const created = /<meta name="dcterms\.created" content="([^"]+)"/;
const written = /(\/(?:Creation|Mod)Date \(D:)\d{14}/g;

// The browser writes the time of printing. Replaced by the package's own date, so that the same sheet gives the same bytes.
export function setPdfDates(pdf: Buffer, html: string): Buffer {
  const time = pdfTime(created.exec(html)?.[1] ?? '1970-01-01T00:00:00Z');
  const text = pdf.toString('latin1').replaceAll(written, (_, head: string) => head + time);
  return Buffer.from(text, 'latin1');
}

import { runCommand } from './run-command.ts';

export interface PageShape {
  readonly width: number; // points, as shown
  readonly height: number;
}

const mostPages = 300;

export async function pageShapes(file: string): Promise<PageShape[]> {
  const output = (await runCommand('pdfinfo', ['-f', '1', '-l', String(mostPages), file])).toString('utf8');
  const turns = new Map(
    Array.from(output.matchAll(/^Page\s+(\d+) rot:\s+(-?\d+)/gm), ([, no, by]) => [no, Number(by)]),
  );
  return Array.from(output.matchAll(/^Page\s+(\d+) size:\s+([\d.]+) x ([\d.]+) pts/gm), ([, no, w, h]) => {
    const [wide, high] = [Number(w), Number(h)];
    return (turns.get(no) ?? 0) % 180 === 0 ? { width: wide, height: high } : { width: high, height: wide };
  });
}

const covering = 0.8;
const finest = 60; // dots per inch below which a picture is a background, not a scan

// Pages that are full-page pictures. Their text layer comes from unknown OCR and cannot be trusted.
export async function scannedPages(file: string, shapes: readonly PageShape[]): Promise<ReadonlySet<number>> {
  const output = (await runCommand('pdfimages', ['-list', '-l', String(shapes.length), file])).toString('utf8');
  const covered = new Map<number, number>();
  for (const row of output.split('\n').slice(2)) {
    const [page, , type, width, height, , , , , , , , across, down] = row.trim().split(/\s+/);
    if ((type !== 'image' && type !== 'stencil') || Number(across) < finest || Number(down) < finest) continue;
    const area = (Number(width) / Number(across)) * (Number(height) / Number(down)) * 72 * 72;
    covered.set(Number(page), (covered.get(Number(page)) ?? 0) + area);
  }
  const isScan = ({ width, height }: PageShape, n: number) => (covered.get(n + 1) ?? 0) > width * height * covering;
  return new Set(shapes.flatMap((shape, n) => (isScan(shape, n) ? [n] : [])));
}

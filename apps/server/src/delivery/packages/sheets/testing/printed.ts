import { execFileSync } from 'node:child_process';

export const textOf = (pdf: Buffer, ...options: string[]): string =>
  execFileSync('pdftotext', [...options, '-', '-'], { input: pdf, encoding: 'utf8' });

export const pagesOf = (pdf: Buffer): string[] => textOf(pdf, '-layout').split('\f').slice(0, -1);

export function fontsOf(pdf: Buffer): { name: string; type: string; isEmbedded: boolean }[] {
  const lines = execFileSync('pdffonts', ['-'], { input: pdf, encoding: 'utf8' }).trim().split('\n').slice(2);
  return lines.map((line) => ({
    name: line
      .slice(0, 36)
      .trim()
      .replace(/^[A-Z]{6}\+/, ''),
    type: line.slice(37, 54).trim(),
    isEmbedded: line.slice(72, 75).trim() === 'yes',
  }));
}

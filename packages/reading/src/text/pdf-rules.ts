import type { Rule } from '../engine.types.ts';
import type { PageShape } from './pdf-shape.ts';
import { rulesInSvg } from './rules-in-svg.ts';
import { runCommand } from './run-command.ts';

const most = 60; // pages at once: what follows in a longer file is rows of transactions

// The ruling lines of the pages from `first` to `last`, by page number. Poppler resolves nested drawings, rotation and clipping.
export async function pdfRules(
  file: string,
  first: number,
  last: number,
  shapes: readonly PageShape[],
): Promise<ReadonlyMap<number, Rule[]>> {
  const end = Math.min(last, first + most - 1);
  const svg = await runCommand('pdftocairo', ['-q', '-svg', '-f', String(first), '-l', String(end), file, '-']);
  const pages = rulesInSvg(svg.toString('utf8'), shapes.slice(first - 1, end));
  return new Map(pages.map((rules, n) => [first + n, rules]));
}

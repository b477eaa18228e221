import { html, type Markup } from '../markup.ts';
import { sheet } from '../sheet.ts';
import type { TextBox } from './text-boxes.ts';

export interface Written {
  readonly box: TextBox;
  readonly text: string;
  readonly size: number;
}

const place = ({ box, text, size }: Written): Markup => {
  const at = `left:${box.left}pt;top:${box.top}pt;width:${box.width}pt;height:${box.height}pt;font-size:${size}pt`;
  if (box.cells === null)
    return html`<div class="${box.isMultiline ? 'many' : 'one'}" style="${at}"><span>${text}</span></div>`;
  const cell = box.width / box.cells;
  return html`<div class="comb" style="${at}">
    ${[...text].map((sign) => html`<b style="width:${cell}pt">${sign}</b>`)}
  </div>`;
};

const style = (papers: readonly { width: number; height: number }[]) => `
  ${papers.map(({ width, height }, n) => `@page p${n} { size: ${width}pt ${height}pt; margin: 0 } .p${n} { page: p${n}; width: ${width}pt; height: ${height}pt }`).join('\n')}
  * { margin: 0; padding: 0; box-sizing: border-box }
  body { font: 10pt/1.22 'Noto Sans', 'Noto Sans Devanagari', sans-serif; color: #0b1f5c }
  section { position: relative; overflow: hidden; break-after: page }
  section:last-of-type { break-after: auto }
  div { position: absolute; display: flex; padding: 0 2pt; overflow: hidden }
  .one { align-items: center; white-space: pre }
  .many { align-items: flex-start; white-space: pre-wrap }
  .comb { align-items: center; padding: 0 }
  .comb b { font-weight: 400; text-align: center; flex: none }
`;

// What is written into the boxes, as pages to be laid over the blank's: every script prints, and its fonts are embedded.
export const textLayer = (
  papers: readonly { width: number; height: number }[],
  written: readonly Written[],
  frozenAt: string,
): string =>
  sheet(
    'Answers',
    { frozenAt, style: style(papers) },
    html`${papers.map((_, n) => html`<section class="p${n}">${written.filter(({ box }) => box.page === n).map(place)}</section>`)}`,
  );

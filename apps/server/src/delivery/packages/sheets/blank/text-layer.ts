import { html, type Markup } from '../markup.ts';
import { sheetHtml } from '../sheet-html.ts';
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

interface PageSize {
  readonly width: number; // points
  readonly height: number;
}

const pageStyle = ({ width, height }: PageSize, n: number) => `
  @page p${n} { size: ${width}pt ${height}pt; margin: 0 }
  .p${n} { page: p${n}; width: ${width}pt; height: ${height}pt }`;

const style = (pageSizes: readonly PageSize[]) => `
  ${pageSizes.map(pageStyle).join('\n')}
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

// The answers as transparent pages to lay over the blank form: the browser prints every script and embeds its fonts.
export const textLayer = (pageSizes: readonly PageSize[], written: readonly Written[], frozenAt: string): string =>
  sheetHtml(
    'Answers',
    { frozenAt, style: style(pageSizes) },
    html`${pageSizes.map((_, n) => html`<section class="p${n}">${written.filter(({ box }) => box.page === n).map(place)}</section>`)}`,
  );

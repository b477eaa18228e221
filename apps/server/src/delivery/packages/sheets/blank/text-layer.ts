import type { BlankWriting } from '@visawright/contract/delivery/blank.ts';
import { html, type Markup } from '../markup.ts';
import { sheetHtml } from '../sheet-html.ts';
import { charactersOf, lineHeight } from './fitting-size.ts';

// A text of one line stands in the middle of its box, one of several lines begins at its top.
const place = (isMultiline: boolean, { area, kind, lines, size }: BlankWriting, cells: number | null): Markup => {
  const at = `left:${area.left}pt;top:${area.top}pt;width:${area.width}pt;height:${area.height}pt;font-size:${size}pt`;
  if (kind === 'cells' && cells !== null) {
    const cell = area.width / cells;
    return html`<div class="comb" style="${at}">
      ${charactersOf(lines.join('')).map((sign) => html`<b style="width:${cell}pt">${sign}</b>`)}
    </div>`;
  }
  const shape = kind === 'tick' ? 'tick' : isMultiline ? 'many' : 'one';
  return html`<div class="${shape}" style="${at}"><span>${lines.join('\n')}</span></div>`;
};

interface PageSize {
  readonly width: number; // points
  readonly height: number;
}
export interface LayerField {
  readonly isMultiline: boolean;
  readonly cells: number | null;
}

const pageStyle = ({ width, height }: PageSize, n: number) => `
  @page p${n} { size: ${width}pt ${height}pt; margin: 0 }
  .p${n} { page: p${n}; width: ${width}pt; height: ${height - 0.5}pt }`;

// Nothing is clipped: the lines were measured, and a letter that reaches over an edge stays readable.
const style = (pageSizes: readonly PageSize[]) => `
  ${pageSizes.map(pageStyle).join('\n')}
  * { margin: 0; padding: 0; box-sizing: border-box }
  body { font: 10pt/${lineHeight} 'Noto Sans', 'Noto Sans Devanagari', sans-serif; color: #0b1f5c }
  section { position: relative; break-after: page }
  section:last-of-type { break-after: auto }
  div { position: absolute; display: flex; padding: 0 2pt; white-space: pre }
  .one { align-items: center }
  .many { align-items: flex-start }
  .tick { align-items: center; justify-content: center; padding: 0; line-height: 1; font-weight: 700 }
  .comb { align-items: center; padding: 0 }
  .comb b { font-weight: 400; text-align: center; flex: none }
`;

// The answers as transparent pages to lay over the blank form: the browser shapes every script and embeds its fonts.
export const textLayer = (
  pageSizes: readonly PageSize[],
  writings: readonly BlankWriting[],
  fieldOf: (id: string) => LayerField,
  frozenAt: string,
): string =>
  sheetHtml(
    'Answers',
    { frozenAt, style: style(pageSizes) },
    html`${pageSizes.map(
      (_, n) =>
        html`<section class="p${n}">
          ${writings
            .filter(({ area }) => area.page === n)
            .map((each) => place(fieldOf(each.fieldId).isMultiline, each, fieldOf(each.fieldId).cells))}
        </section>`,
    )}`,
  );

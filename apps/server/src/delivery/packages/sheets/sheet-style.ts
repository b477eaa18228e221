import { cssText } from './markup.ts';

export interface SheetFooter {
  readonly left: string;
  readonly middle: string;
}

// System TrueType fonts are embedded as text, hinted and searchable; variable or OpenType fonts would be drawn glyph by glyph. Colours
// match the applicant's screens; the realm's colour is used for lines only.
export const sheetStyle = (accent: string, { left, middle }: SheetFooter): string => `
  @page {
    size: 210mm 297mm; margin: 15mm 16mm 17mm;
    @bottom-left { content: ${cssText(left)}; ${small} }
    @bottom-center { content: ${cssText(middle)}; ${small} }
    @bottom-right { content: "Page " counter(page) " of " counter(pages); ${small} }
  }
  * { box-sizing: border-box; margin: 0; padding: 0 }
  html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
  body { font: 9pt/1.42 ${family}; color: #16181d; font-variant-numeric: tabular-nums }
  h1 { font-size: 21pt; line-height: 1.28; letter-spacing: -.01em }
  h2 { font-size: 10.5pt; line-height: 1.3 }
  table { width: 100%; border-collapse: collapse }
  th, td { text-align: left; vertical-align: top }
  tr { break-inside: avoid }
  a { color: inherit; text-decoration: none }
  .muted { color: #5d5951 }
  .brandline { display: flex; justify-content: space-between; align-items: baseline; font-size: 9.5pt }
  .brandline { padding-bottom: 2.4mm; border-bottom: .9mm solid ${accent} }
  .brandline b { font-size: 11pt }
`;

const family = `'Noto Sans', 'Noto Sans Devanagari', sans-serif`;
const small = `font: 7.5pt ${family}; color: #5d5951`;

import { columnForOfficials, labelSize, page } from './form-layout.ts';

export const harmonisedStyle = `
  @page { size: 210mm 297mm; margin: 0 }
  * { margin: 0; padding: 0; box-sizing: border-box }
  html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
  body { font: ${labelSize}pt/1.22 'Noto Sans', 'Noto Sans Devanagari', sans-serif; color: #16181d }
  section { position: relative; width: ${page.width}pt; height: ${page.height}pt; overflow: hidden; break-after: page }
  section:last-of-type { break-after: auto }
  .at { position: absolute }
  .frame { border: .5pt solid #16181d; padding: 2pt 3pt }
  .label { display: flex; align-items: center }
  .label span, .option span, .answer span { white-space: pre }
  .tick { border: .6pt solid #16181d; font: 700 9pt/5.4pt 'Noto Sans'; display: flex; justify-content: center; color: #0b1f5c }
  .option { display: flex; align-items: center }
  .answer { display: flex; padding: 0 2pt; line-height: 1.22; color: #0b1f5c; align-items: center }
  .many { align-items: flex-start }
  .many span { white-space: pre-wrap }
  .beside { align-items: center }
  .emblem svg { display: block; width: 40pt; height: 26.7pt }
  h1 { font-size: 15pt; line-height: 1.25 }
  .free { font-size: 8.5pt; margin-top: 2pt }
  .note { margin-top: 7pt; font-size: 7.2pt }
  .photo { border: .6pt dashed #5d5951; color: #5d5951; text-align: center; font-size: 7.5pt; padding-top: 50pt }
  .officials { left: ${columnForOfficials.left}pt; width: ${columnForOfficials.width}pt; border: .5pt solid #16181d; background: #f1f1ef }
  .officials h2 { font-size: 7pt; padding: 3pt; border-bottom: .5pt solid #16181d }
  .officials div { padding: 3pt; border-bottom: .5pt solid #b9b3a7 }
  .officials div:last-child { border-bottom: 0 }
  .officials b { font-weight: 400 }
  .officials li { list-style: none; display: flex; align-items: center; gap: 3pt; margin-top: 3.5pt }
  .officials p { margin-top: 9pt }
  .officials i { flex: none; width: 7pt; height: 7pt; border: .6pt solid #16181d; background: #fff }
  .statements { font-size: 8.6pt; line-height: 1.42 }
  .statements p { margin-bottom: 8pt; text-align: justify }
  .sign { border: .6pt solid #16181d; padding: 4pt 5pt; font-size: 8pt }
  .sign small { display: block; color: #5d5951; font-size: 7pt }
  .foot { color: #5d5951; font-size: 6.5pt; display: flex; justify-content: space-between; gap: 12pt }
`;

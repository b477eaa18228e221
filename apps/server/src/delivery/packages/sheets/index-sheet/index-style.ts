export const indexStyle = `
  .cover { margin: 6mm 0 5mm }
  .to { display: flex; align-items: center; gap: 2.4mm; font-size: 10.5pt; color: #4a4740 }
  .to svg { width: 7.5mm; height: 5mm; outline: .15mm solid #dcd8d0 }
  h1 { margin: 1mm 0 4.5mm }
  dl { display: grid; grid-template-columns: 1.3fr 1.4fr .8fr; gap: 2.6mm 6mm }
  dl { padding: 3.2mm 0; border: solid #dcd8d0; border-width: .2mm 0 }
  dt { font-size: 7.5pt; color: #5d5951 }
  dd { font-size: 9.5pt; line-height: 1.35 }
  i { font-style: normal; font-weight: 400; color: #5d5951 }
  .whole { white-space: nowrap }
  h2 i { margin-left: 2mm; font-size: 8.5pt }
  .contents { margin: 1.2mm 0 5mm; font-size: 8.5pt }
  .contents th { padding: 1mm 2mm 1mm 0; border-bottom: .3mm solid #16181d; font-size: 7.5pt; color: #5d5951; font-weight: 400 }
  .contents td { padding: .95mm 2mm .95mm 0; border-bottom: .15mm solid #e9e6e0; line-height: 1.35 }
  .contents.long td { padding-block: .5mm }
  .contents .file { width: 52mm; font-weight: 700; overflow-wrap: anywhere }
  .contents .count { width: 12mm; text-align: right; padding-right: 5mm }
  .contents td:last-child { width: 50mm; color: #4a4740 }
  .contents .note { display: block; font-size: 7.5pt; color: #5d5951 }
  .below { display: grid; grid-template-columns: 1fr 74mm; gap: 8mm; break-inside: avoid }
  ol { margin: 1.4mm 0 0 4.2mm }
  li { margin-bottom: 1.1mm; padding-left: .6mm }
  .photo { margin-top: 2mm; padding-top: 2mm; border-top: .15mm solid #e9e6e0 }
  .check { padding: 3.4mm 4mm; border: .2mm solid #dcd8d0; border-radius: 2mm; background: #f8f7f4; font-size: 8.2pt; align-self: start }
  .check p { margin-top: 1mm }
  .address { font-weight: 700; overflow-wrap: anywhere }
  .number { display: grid; grid-template-columns: repeat(8, auto); justify-content: space-between; gap: .2mm 1mm }
  .open { break-before: page }
  .open > p { margin: 2mm 0 4mm }
  .open table { font-size: 9pt }
  .open th { padding: 1mm 2mm 1mm 0; border-bottom: .3mm solid #16181d; font-size: 7.5pt; color: #5d5951; font-weight: 400 }
  .open td { padding: 1.6mm 2mm 1.6mm 0; border-bottom: .15mm solid #e9e6e0; overflow-wrap: anywhere }
  .open td:first-child { width: 82mm }
  .number { margin-top: .4mm; font-size: 8pt }
`;

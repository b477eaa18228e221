export const copyStyle = `
  body { font-size: 8.6pt }
  .head { margin: 4mm 0 4mm }
  h1 { display: flex; align-items: center; gap: 3mm; font-size: 17pt }
  h1 svg { width: 8.4mm; height: 5.6mm; outline: .15mm solid #dcd8d0 }
  .lead { margin: 1.6mm 0 }
  .who { padding: 1.6mm 2.4mm; background: #f8f7f4; border: .15mm solid #e9e6e0; border-radius: 1.2mm }
  .part { margin-bottom: 3.4mm }
  .part > thead th { padding: 1.1mm 1.6mm; background: #efece6; border-bottom: .25mm solid #b9b3a7; vertical-align: middle }
  .part > thead th.place { font-size: 7pt; font-weight: 400; color: #5d5951 }
  h2 { font-size: 9.4pt }
  .part > tbody > tr > td { padding: .85mm 1.6mm; border-bottom: .15mm solid #e9e6e0 }
  .part > tbody > tr:first-child { break-after: avoid }
  .part > tbody > tr.several { break-inside: auto }
  .several > td > .label { break-after: avoid }
  .part .place { width: 15mm; font-weight: 700; font-size: 8pt }
  .part td.place { padding-left: 1.6mm }
  .part td.label { width: 58mm }
  .label { color: #4a4740 }
  .words { font-weight: 700; white-space: pre-line; overflow-wrap: anywhere }
  .line { display: block; height: 4.2mm; border-bottom: .2mm solid #7d786e; margin-right: 2mm }
  .option { display: inline-block; margin-right: 3.2mm; color: #4a4740 }
  .option.chosen { color: #16181d; font-weight: 700 }
  .box { display: inline-block; overflow: hidden; width: 2.9mm; height: 2.9mm; margin-right: 1.1mm; border: .2mm solid #5d5951 }
  .box { vertical-align: -.45mm; font-size: 10.5pt; line-height: 2.35mm; text-align: center; text-indent: -.25mm }
  .chosen .box { border-color: #16181d }
  .items { margin-top: .8mm; font-size: 8pt }
  .items th { padding: .4mm 1.4mm .4mm 0; font-size: 7pt; font-weight: 400; color: #5d5951; border-bottom: .15mm solid #b9b3a7 }
  .items td { padding: .6mm 1.4mm .6mm 0; border-bottom: .15mm solid #e9e6e0 }
  .items td:first-child, .items th:first-child { width: 5mm }
  .item { display: flex; gap: 2.4mm; padding: 1mm 0; border-bottom: .15mm solid #e9e6e0; break-inside: avoid }
  .item dl { flex: 1; display: grid; grid-template-columns: repeat(4, 1fr); gap: .6mm 3mm }
  .item dt { font-size: 7pt; color: #5d5951 }
  .unasked { margin-bottom: 3.4mm; padding: 1.1mm 1.6mm; border: .15mm solid #e9e6e0; color: #5d5951; break-inside: avoid }
  .unasked b { color: #16181d; margin-right: 1.4mm }
  .end { margin-top: 2mm; font-size: 7.5pt; break-inside: avoid }
`;

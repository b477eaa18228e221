export const billingStyle = `
  .brand { display: flex; justify-content: space-between; align-items: center; gap: 8mm }
  .brand { padding-bottom: 3mm; border-bottom: .9mm solid var(--accent) }
  .brand img { max-width: 50mm; max-height: 13mm }
  .brand b { font-size: 12pt }
  .brand h1 { font-size: 17pt; text-align: right }
  .facts { display: grid; grid-template-columns: repeat(4, auto); gap: 1mm 6mm; margin: 4mm 0 5mm }
  dt, th, .label { font-size: 7.5pt; font-weight: 400; color: #5d5951 }
  dd { font-weight: 700; overflow-wrap: anywhere }
  .parties { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-bottom: 5mm }
  .parties section { padding: 2.6mm 3mm; border: .15mm solid #dcd8d0; border-radius: 1.4mm }
  .parties p { overflow-wrap: anywhere; white-space: pre-line }
  .name { font-weight: 700; font-size: 10pt }
  .lines { margin-bottom: 3mm }
  .lines th { padding: 1mm 2mm 1mm 0; border-bottom: .3mm solid #16181d; white-space: nowrap }
  .lines td { padding: 1.3mm 2mm 1.3mm 0; border-bottom: .15mm solid #e9e6e0 }
  .lines td:first-child { width: 66mm; overflow-wrap: anywhere }
  .lines .n, .sums .n { text-align: right; padding-right: 0; white-space: nowrap; padding-left: 3mm }
  small { display: block; font-size: 7.5pt; color: #5d5951 }
  .sums { width: 86mm; margin-left: auto; break-inside: avoid }
  .sums td { padding: .9mm 0 }
  .sums .total td { padding-top: 1.6mm; border-top: .4mm solid #16181d; font-size: 11.5pt; font-weight: 700 }
  .notes { margin-top: 6mm; font-size: 8.2pt; break-inside: avoid }
  .notes p { margin-top: 1.2mm; overflow-wrap: anywhere; white-space: pre-line }
  .pay { margin-top: 4mm; padding: 2.6mm 3mm; background: #f8f7f4; border: .15mm solid #e9e6e0; border-radius: 1.4mm; break-inside: avoid }
  .pay p { white-space: pre-line; overflow-wrap: anywhere }
`;

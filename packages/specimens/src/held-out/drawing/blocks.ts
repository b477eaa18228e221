import type { Random } from '../../random.ts';

// Building blocks of the held-out drawings. Every layout has its own style sheet; nothing here is shared with other specimens.
export const drawing = (css: string, ...pages: readonly string[]): string =>
  `<style>${css}</style>${pages.map((page) => `<section class="page">${page}</section>`).join('')}`;

type Cell = readonly [caption: string, value: string];

// Captions above values in a ruled grid.
export const formGrid = (columns: number, cells: readonly Cell[]): string =>
  `<div style="display:grid;grid-template-columns:repeat(${columns},1fr);border-left:.3mm solid #333;border-top:.3mm solid #333">${cells
    .map(
      ([caption, value]) =>
        `<div style="border-right:.3mm solid #333;border-bottom:.3mm solid #333;padding:1.2mm 2mm;min-height:12mm">` +
        `<div style="font-size:.76em;color:#333">${caption}</div><div style="font-weight:600">${value}</div></div>`,
    )
    .join('')}</div>`;

// A ruled table: a row of headings, the values below them.
export const ruled = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table style="width:100%;border-collapse:collapse">${
    heads.length
      ? `<tr>${heads
          .map(
            (head) => `<th style="border:.25mm solid
  #222;padding:1.3mm 1.6mm;text-align:left">${head}</th>`,
          )
          .join('')}</tr>`
      : ''
  }${rows
    .map(
      (row) =>
        `<tr>${row.map((cell) => `<td style="border:.25mm solid #222;padding:1.3mm 1.6mm;vertical-align:top">${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`;

// One caption and value a line; `gap` is what stands between them.
export const lines = (rows: readonly Cell[], width = '58mm', gap = ''): string =>
  rows
    .map(
      ([caption, value]) =>
        `<div style="display:flex;margin:1.1mm 0"><div style="width:${width};flex:none">${caption}</div>` +
        `${gap ? `<div style="width:5mm;flex:none">${gap}</div>` : ''}<div>${value}</div></div>`,
    )
    .join('');

export const sideBySide = (left: string, right: string, share = '1fr 1fr'): string =>
  `<div style="display:grid;grid-template-columns:${share};gap:8mm"><div>${left}</div><div>${right}</div></div>`;

export const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p style="margin:0 0 3.2mm">${text}</p>`).join('');

export const roundSeal = (random: Random, text: string): string =>
  `<div style="width:31mm;height:31mm;border:.8mm solid #6a1b4d;border-radius:50%;color:#6a1b4d;display:grid;place-items:center;` +
  `text-align:center;font:600 7.6pt/1.2 'DejaVu Sans';padding:3mm;transform:rotate(${random.whole(-14, 14)}deg)">${text}</div>`;

export function handSignature(random: Random): string {
  const curve = Array.from(
    { length: 6 },
    () => `q${random.whole(6, 14)} ${random.whole(-18, 18)} ${random.whole(14, 22)} 0`,
  ).join(' ');
  return `<svg width="42mm" height="13mm" viewBox="0 0 150 46"><path d="M6 26 ${curve}" fill="none" stroke="#16325c"
  stroke-width="1.8"/></svg>`;
}

export const silhouette = (width = '26mm', height = '33mm'): string =>
  `<svg style="width:${width};height:${height};background:#dfe5e8" viewBox="0 0 26 33"><circle cx="13" cy="12" r="6" fill="#94836f"/>` +
  `<path d="M2 33c0-9 5-13 11-13s11 4 11 13z" fill="#5d6c7c"/></svg>`;

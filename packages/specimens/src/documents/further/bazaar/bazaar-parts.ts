import { html } from '../../../html.ts';
import type { Random } from '../../../random.ts';

// Small things of printed office forms: numbered lines, dotted leaders, blanks filled in by pen, a rubber stamp.
export const faces = html(
  "'Noto Sans','Noto Sans Devanagari','Noto Sans Gujarati','Noto Sans Tamil','Noto Sans Kannada','Noto ",
  "Sans Malayalam','Noto Sans Telugu','Noto Sans Bengali','Noto Sans Gurmukhi','Noto Sans ",
  "Arabic','DejaVu Sans'",
);

export const arabic = (text: string): string => `<span dir="rtl" lang="ar">${text}</span>`;

export const leader = (label: string, value: string, places = 44): string =>
  `<div>${label} ${'.'.repeat(Math.max(4, places - label.replaceAll(/<[^>]+>/g, '').length))} ${value}</div>`;

export const blank = (filled: string): string =>
  `<span style="border-bottom:.3mm dotted #333;padding:0 2mm;font-weight:600">${filled}</span>`;

export const numberedRows = (rows: readonly (readonly [label: string, value: string])[], first = 1): string =>
  rows
    .filter(([, value]) => value !== '')
    .map(
      ([label, value], at) =>
        `<tr><td class="no">${first + at}.</td><td class="label">${label}</td><td class="value">${value}</td></tr>`,
    )
    .join('');

export function rubber(random: Random, text: string): string {
  const ink = random.pick(['#27408b', '#6a1b6a', '#a11d2b']);
  return html(
    `<span style="display:inline-block;border:.7mm solid ${ink};color:${ink};padding:1.5mm 3mm;`,
    `font:700 8.6pt/1.3 'DejaVu Sans';text-align:center;transform:rotate(${random.whole(-6, 5)}deg);`,
    `opacity:.85">${text}</span>`,
  );
}

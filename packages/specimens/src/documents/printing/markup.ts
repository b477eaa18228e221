import { html } from '../../html.ts';
import type { Random } from '../../random.ts';

// Parts of documents: a page, a list of labels with values, a table, a seal, a signature.
export const sheet = (inner: string, name = ''): string => `<section class="page ${name}">${inner}</section>`;
export const style = (...rules: readonly string[]): string => `<style>${rules.join('')}</style>`;

export type Pair = readonly [label: string, value: string];
const filled = (pairs: readonly Pair[]) => pairs.filter(([, value]) => value !== '');

// Label beside value, one row each.
export const pairRows = (pairs: readonly Pair[], { name = 'pairs', between = ':' } = {}): string =>
  `<table class="${name}">${filled(pairs)
    .map(
      ([label, value]) => `<tr><td class="label">${label}</td><td>${between}</td><td class="value">${value}</td></tr>`,
    )
    .join('')}</table>`;

// Label above value, in cells.
export const pairCells = (pairs: readonly Pair[], name = 'cells'): string =>
  `<div class="${name}">${filled(pairs)
    .map(([label, value]) => `<div><div class="label">${label}</div><div class="value">${value}</div></div>`)
    .join('')}</div>`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[], name = 'table'): string =>
  html(
    `<table class="${name}">`,
    head.length > 0 ? `<thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>` : '',
    '<tbody>',
    rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join(''),
    '</tbody>',
    '</table>',
  );

// The first sheet holds fewer rows than those that follow.
export function chunks<T>(list: readonly T[], first: number, rest: number): T[][] {
  const out = [list.slice(0, first)];
  for (let at = first; at < list.length; at += rest) out.push(list.slice(at, at + rest));
  return out;
}

const inks = ['#1f3b8f', '#5b2a86', '#14366b'] as const;

export function stamp(random: Random, text: string): string {
  const ink = random.pick(inks);
  const turn = random.between(-9, 9).toFixed(1);
  return html(
    `<div style="display:inline-block;transform:rotate(${turn}deg);border:2px double ${ink};`,
    `border-radius:8px;color:${ink};padding:2mm 3mm;font-weight:bold;font-size:8.5pt;text-align:center;`,
    `line-height:1.25">${text}</div>`,
  );
}

export function scrawl(random: Random): string {
  const points = Array.from({ length: 9 }, (_, at) => `${at * 13 + random.whole(-4, 6)},${random.whole(4, 34)}`);
  return html(
    '<svg width="120" height="40" style="display:block">',
    `<polyline points="${points.join(' ')}" fill="none" stroke="${random.pick(inks)}`,
    '" stroke-width="1.6" stroke-linejoin="round"/></svg>',
  );
}

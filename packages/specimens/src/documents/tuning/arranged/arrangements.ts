export interface Entry {
  readonly label: string;
  readonly value: string;
  readonly isLong: boolean;
}

interface Arrangement {
  readonly css: string;
  readonly draw: (entries: readonly Entry[]) => string;
}

export type ArrangementName = 'colon' | 'gap' | 'sides' | 'captions' | 'rows' | 'boxes' | 'heads';

const groups = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

const ruled =
  'table{width:100%;border-collapse:collapse;margin-bottom:4mm}' +
  'td,th{border:.25mm solid #333;padding:1mm 1.6mm;text-align:left;vertical-align:top}';

// Where a form prints the value of a label.
export const arrangements: Readonly<Record<ArrangementName, Arrangement>> = {
  // `Label: value` in one line
  colon: {
    css: '.r{margin-bottom:1.4mm}',
    draw: (entries) =>
      entries
        .map(
          ({ label, value }) =>
            `<div class="r"><span>${label}:</span> <span>${value.replaceAll('<br>', ' ')}</span></div>`,
        )
        .join(''),
  },
  // label and value in two columns without lines
  gap: {
    css: 'td{padding:.8mm 6mm .8mm 0;vertical-align:top}td:first-child{color:#444;width:62mm}',
    draw: (entries) =>
      `<table>${entries.map(({ label, value }) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`,
  },
  // two such columns side by side
  sides: {
    css:
      '.s{display:flex;gap:8mm}.s table{width:86mm}td{padding:.8mm 2mm .8mm 0;vertical-align:top}' +
      'td:first-child{width:36mm;font-weight:bold}',
    draw(entries) {
      const half = Math.ceil(entries.length / 2);
      const column = (some: readonly Entry[]) =>
        `<table>${some.map(({ label, value }) => `<tr><td>${label}</td><td>: ${value}</td></tr>`).join('')}</table>`;
      return `<div class="s">${column(entries.slice(0, half))}${column(entries.slice(half))}</div>`;
    },
  },
  // a small caption above each value, three to a row
  captions: {
    css: '.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm 6mm}.c{font-size:7.5pt;color:#666}',
    draw: (entries) =>
      `<div class="g">${entries.map(({ label, value }) => `<div><div class="c">${label}</div><div>${value}</div></div>`).join('')}</div>`,
  },
  // ruled rows with two pairs each
  rows: {
    css: `${ruled}td:nth-child(odd){background:#f2f2f2}`,
    draw: (entries) =>
      `<table>${groups(entries, 2)
        .map(
          (pair) =>
            `<tr>${pair.map(({ label, value }) => `<td>${label}</td><td>${value}</td>`).join('')}` +
            `${pair.length < 2 ? '<td></td><td></td>' : ''}</tr>`,
        )
        .join('')}</table>`,
  },
  // caption and value in one ruled box, three to a row
  boxes: {
    css: `${ruled}.c{font-size:7.5pt}td{width:33%;font-weight:bold}.c{font-weight:normal}`,
    draw: (entries) =>
      `<table>${groups(entries, 3)
        .map(
          (row) =>
            `<tr>${row.map(({ label, value }) => `<td><div class="c">${label}</div>${value}</td>`).join('')}` +
            `${'<td></td>'.repeat(3 - row.length)}</tr>`,
        )
        .join('')}</table>`,
  },
  // headings above one row of values
  heads: {
    css: `${ruled}th{background:#e8ecf2}`,
    draw: (entries) =>
      groups(entries, 4)
        .map(
          (row) =>
            `<table><tr>${row.map(({ label }) => `<th>${label}</th>`).join('')}</tr>` +
            `<tr>${row.map(({ value }) => `<td>${value}</td>`).join('')}</tr></table>`,
        )
        .join(''),
  },
};

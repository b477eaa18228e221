import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { sheet, style } from '../../printing/markup.ts';
import { shownValue } from '../shown-value.ts';
import { tableOf } from './table-of.ts';
import { arrangements, type ArrangementName, type Entry } from './arrangements.ts';
import civil from './civil-wordings.json' with { type: 'json' };
import funds from './funds-wordings.json' with { type: 'json' };
import letters from './letter-wordings.json' with { type: 'json' };
import travel from './travel-wordings.json' with { type: 'json' };
import work from './work-wordings.json' with { type: 'json' };

interface Wordings {
  readonly titles: readonly string[];
  readonly heads: readonly string[]; // fields that are printed as the letterhead
  readonly labels: Readonly<Record<string, readonly string[]>>;
  readonly decoys: readonly (readonly string[])[]; // printed like the fields, but they are none
}

const wordings: Readonly<Record<string, Wordings>> = { ...funds, ...work, ...travel, ...letters, ...civil };

function arranged(kind: string, name: ArrangementName, variant: number): DocumentLayout {
  const { titles, heads, labels, decoys } = wordings[kind]!;
  return {
    name: `arranged-${name}-${variant}`,
    draw(facts, pen) {
      const print = (field: string) => pen.f(field, shownValue(field, facts.values[field]!, facts, pen, variant));
      const fields = Object.keys(labels).filter((field) => facts.values[field] !== undefined && !heads.includes(field));
      const entries: Entry[] = fields.map((field) => ({
        label: pen.esc(labels[field]![variant % 4]!),
        value: print(field),
        isLong: /ddress$|reason|purpose|territory/.test(field),
      }));
      // What is printed beside the fields, in any of their places.
      for (const [i, [label, value]] of decoys.entries())
        entries.splice((i * 3 + variant * 2 + 1) % (entries.length + 1), 0, {
          label: pen.esc(label!),
          value: pen.esc(value!),
          isLong: false,
        });
      // Without its first entry the order would be the same in every layout.
      const turned = variant % 2 === 1 ? [...entries.slice(2), ...entries.slice(0, 2)] : entries;
      const head = heads
        .filter((field) => facts.values[field] !== undefined)
        .map((field, i) => `<div class="${i === 0 ? 'head' : 'under'}">${print(field)}</div>`)
        .join('');
      const { css, draw } = arrangements[name];
      const fonts = ["'Noto Sans'", "'DejaVu Sans'", "'Liberation Serif'", "'Liberation Sans'"];
      return (
        style(
          `.page{font:${[9, 9.5, 10.5, 10][variant]}pt/1.4 ${fonts[variant]},sans-serif;padding:15mm}`,
          `.head{font-size:15pt;font-weight:bold;${variant % 2 === 0 ? 'text-align:center' : ''}}.under{font-size:8.5pt}`,
          '.title{font-size:13pt;margin:5mm 0 4mm;text-align:center}',
          css,
          '.ledger{margin-top:6mm;width:100%}.ledger td,.ledger th{padding:.6mm 1mm;font-size:8pt;text-align:left}',
        ) +
        sheet(
          `${head}<div class="title">${pen.esc(titles[variant % titles.length]!)}</div>` +
            `${draw(turned)}${tableOf(kind, facts, pen, variant)}`,
        )
      );
    },
  };
}

// Layouts of forms in every usual arrangement, each with its own wording: none of them copies a document.
export function arrangedLayouts(kind: string): DocumentLayout[] {
  if (!wordings[kind]) return [];
  const at = Object.keys(wordings).indexOf(kind);
  return (Object.keys(arrangements) as ArrangementName[]).flatMap((name, i) =>
    [0, 1, 2, 3].filter((variant) => (at + i + variant) % 2 === 0).map((variant) => arranged(kind, name, variant)),
  );
}

import { html } from '../../../../html.ts';
import type { PermitFacts } from '../../../kinds/proof-of-status/residence-permit.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { face, squares } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:24mm 22mm;font:10.5pt/1.5 'Noto Sans'}",
  '.crest{display:flex;justify-content:space-between;border-bottom:2px solid #222;padding-bottom:3mm}',
  '.crest b{font-size:14pt;letter-spacing:1px}',
  'dl{display:grid;grid-template-columns:58mm 1fr;margin:8mm 0;row-gap:3.2mm}dt{color:#444}',
  'dd{margin:0;font-weight:bold}.grey{background:#f1f1ee;padding:4mm 5mm;font-size:9.5pt}',
);

// A status record printed from the authority's site: a list with long labels.
export const residencePermitLayout: LayoutDesign<PermitFacts> = {
  draw({ person, state, birthTown, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'd Month yyyy');
    const back =
      values.reEntryAllowed === 'true'
        ? 'The holder may leave and re-enter any number of times while this stays valid.'
        : 'Re-entry is not permitted without a fresh visa.';
    const rows: readonly (readonly [string, string])[] = [
      ['Holder', pen.f('name', person.fullName)],
      ['Date and town of birth', `${day(person.dateOfBirth)}, ${pen.esc(birthTown)}`],
      ['Citizen of', 'India'],
      ['Kind of residence title', pen.f('permitType', values.permitType!)],
      ['Document number', pen.f('permitNumber', values.permitNumber!)],
      ['Granted on', pen.f('issueDate', day(values.issueDate!))],
      ['Right to reside ends on', pen.f('expiryDate', day(values.expiryDate!))],
      ['Decided by', pen.esc(state.office)],
    ];
    return (
      style(css) +
      sheet(
        html(
          `<div class="crest"><b>${pen.f('issuingCountry', state.name.toUpperCase())}</b>`,
          '<span>Record of residence status</span></div>\n',
          '      <div style="display:flex;gap:8mm">',
          `<dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`,
          `<div style="padding-top:8mm">${face(pen.random, person.sex, 30, 38)}</div></div>\n`,
          '      ',
          `<div class="grey">${pen.f('reEntryAllowed', back)} The holder has to carry a valid passport `,
          'together with this record.</div>',
          '\n',
          `      <div style="margin-top:10mm">${squares(pen.random, 28)}</div>`,
        ),
      )
    );
  },
};

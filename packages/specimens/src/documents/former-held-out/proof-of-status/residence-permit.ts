import { html } from '../../../html.ts';
import { cardZone, zoneHtml } from '../../parts/zone-html.ts';
import { face } from '../../parts/drawn-parts.ts';
import { pairCells, sheet, style } from '../../printing/markup.ts';
import type { PermitFacts } from '../../kinds/proof-of-status/residence-permit.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// Both sides of a permit card, copied on a sheet.
export const residencePermitLayout: LayoutDesign<PermitFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, state, birthTown, values } = facts;
    const again = values.reEntryAllowed === 'true' ? 'Re-entry permitted' : 'Re-entry not permitted';
    const zone = cardZone({
      code: 'IR',
      issuer: state.code,
      number: values.permitNumber!,
      surname: person.surname,
      givenNames: person.givenNames,
      sex: person.sex,
      dateOfBirth: person.dateOfBirth,
      expiryDate: values.expiryDate!,
    });
    return html(
      style(
        ".page{padding:24mm 38mm;font:9.8pt/1.4 'Noto Sans'}",
        '.card{position:relative;z-index:0;border:.3mm solid #888;border-radius:3mm;padding:5mm 6mm;',
        'background:#f4f1f7;margin-bottom:12mm}',
        '.mid{display:flex;gap:6mm}.cells{flex:1;display:grid;grid-template-columns:1fr 1fr;gap:1.8mm 5mm}',
        '.cells .label{font-size:7.6pt;color:#556}.cells .value{font-weight:bold}',
      ),
      sheet(
        html(
          '<div class="card">',
          '<p style="margin:0 0 3mm;display:flex;justify-content:space-between"><b>RESIDENCE PERMIT</b>',
          `<b>${v('issuingCountry', state.name.toUpperCase())}</b></p>`,
          `<div class="mid">${face(random, person.sex, 28, 36)}`,
          pairCells([
            ['Document No.', v('permitNumber')],
            ['Name', v('name', person.fullName.toUpperCase())],
            ['Sex', person.sex],
            ['Nationality', 'IND'],
            ['Date of birth', date(person.dateOfBirth, 'dd.mm.yyyy')],
            ['Type of permit', v('permitType')],
            ['Date of issue', d('issueDate', 'dd.mm.yyyy')],
            ['Card expires', d('expiryDate', 'dd.mm.yyyy')],
          ]),
          '</div>',
          '</div>\n',
          '<div class="card">',
          pairCells([
            ['Place of birth', esc(birthTown)],
            ['Issuing authority', esc(state.office)],
            ['Remarks', v('reEntryAllowed', again)],
          ]),
          `<br>${zoneHtml(zone, '11pt')}</div>`,
        ),
      ),
    );
  },
};

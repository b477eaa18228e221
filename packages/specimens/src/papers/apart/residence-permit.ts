import { cardZone, zoneHtml } from '../parts/zones.ts';
import { face } from '../parts/pictures.ts';
import { pairCells, sheet, style } from '../markup.ts';
import type { PermitFacts } from '../kinds/residence-permit.ts';
import type { DateManner, PaperLayout } from '../paper-kind.types.ts';

// Both sides of a permit card, copied on a sheet.
export const permitCopy: PaperLayout<PermitFacts> = {
  name: 'permit-copy',
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, manner: DateManner) => f(id, date(facts.values[id]!, manner));
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
    return `${style(`.page{padding:24mm 38mm;font:9.8pt/1.4 'Noto Sans'}.card{position:relative;z-index:0;border:.3mm solid #888;border-radius:3mm;padding:5mm 6mm;background:#f4f1f7;margin-bottom:12mm}.mid{display:flex;gap:6mm}.cells{flex:1;display:grid;grid-template-columns:1fr 1fr;gap:1.8mm 5mm}.cells .label{font-size:7.6pt;color:#556}.cells .value{font-weight:bold}`)}${sheet(`<div class="card"><p style="margin:0 0 3mm;display:flex;justify-content:space-between"><b>RESIDENCE PERMIT</b><b>${v('issuingCountry', state.name.toUpperCase())}</b></p><div class="mid">${face(random, person.sex, 28, 36)}${pairCells(
      [
        ['Document No.', v('permitNumber')],
        ['Name', v('name', person.fullName.toUpperCase())],
        ['Sex', person.sex],
        ['Nationality', 'IND'],
        ['Date of birth', date(person.dateOfBirth, 'dd.mm.yyyy')],
        ['Type of permit', v('permitType')],
        ['Date of issue', d('issueDate', 'dd.mm.yyyy')],
        ['Card expires', d('expiryDate', 'dd.mm.yyyy')],
      ],
    )}</div></div>
<div class="card">${pairCells([
      ['Place of birth', esc(birthTown)],
      ['Issuing authority', esc(state.office)],
      ['Remarks', v('reEntryAllowed', again)],
    ])}<br>${zoneHtml(zone, '11pt')}</div>`)}`;
  },
};

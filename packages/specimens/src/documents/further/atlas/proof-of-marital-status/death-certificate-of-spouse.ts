import { html } from '../../../../html.ts';
import type { DeathFacts } from '../../../kinds/proof-of-marital-status/death-certificate-of-spouse.ts';
import { pairCells, sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { bars, scribble } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:20mm 18mm;font:11pt/1.45 'Noto Sans'}",
  '.top{border:1px solid #345;padding:4mm;text-align:right}.top b{font-size:15pt}',
  '.cells{display:grid;grid-template-columns:1fr 1fr;border:1px solid #345;border-top:0}',
  '.cells>div{border:0 solid #9ab;border-width:0 1px 1px 0;padding:2.5mm 4mm;min-height:17mm}',
  '.label{font-size:7.5pt;color:#456;text-transform:uppercase}',
);

// A registrar's print in boxes, small labels above; the surviving spouse is on a separate line.
export const deathCertificateOfSpouseLayout: LayoutDesign<DeathFacts> = {
  draw({ person, father, registered, place, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'dd Mmm yyyy');
    return (
      style(css) +
      sheet(
        html(
          `<div class="top">Civil Registration, ${pen.esc(person.address.state)}<br><b>Certificate of Death</b>`,
          '</div>\n',
          '      ',
          pairCells([
            ['Entry number', pen.f('registrationNumber', values.registrationNumber!)],
            ['Entered on', day(registered)],
            ['Full name of the departed', pen.f('deceasedName', values.deceasedName!)],
            ['Sex', person.sex === 'M' ? 'Female' : 'Male'],
            ['Died on', pen.f('dateOfDeath', day(values.dateOfDeath!))],
            ['At', pen.esc(place)],
            ['Child of', pen.esc(father)],
            [
              person.sex === 'M' ? 'Surviving husband' : 'Surviving wife',
              html(
                pen.esc(person.fullName),
                `<br>${pen.around('maritalStatus', person.sex === 'M' ? '(now widower)' : '(now widow)')}`,
              ),
            ],
            ['Usual residence', pen.esc(wholeAddress(person.address))],
            ['Told by', pen.esc(person.fullName)],
          ]),
          '\n',
          '      ',
          '<p style="font-size:9pt">Section 17 copy. Any word scratched or added makes this paper void.</p>\n',
          '      ',
          '<div style="display:flex;justify-content:space-between;align-items:flex-end;',
          `margin-top:12mm">${bars(pen.random, 70, 12)}`,
          `<div>${scribble(pen.random)}<br>Registrar of Births and Deaths</div></div>`,
        ),
      )
    );
  },
};

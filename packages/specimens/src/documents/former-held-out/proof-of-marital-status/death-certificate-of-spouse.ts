import { html } from '../../../html.ts';
import { emblem, scribble, roundSeal as ringSeal } from '../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../parts/state-languages.ts';
import { pairRows, sheet, style } from '../../printing/markup.ts';
import { wholeAddress } from '../../parts/address.ts';
import type { DeathFacts } from '../../kinds/proof-of-marital-status/death-certificate-of-spouse.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A registry's computer print.
export const deathCertificateOfSpouseLayout: LayoutDesign<DeathFacts> = {
  draw(facts, pen) {
    const { f, around, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, father, registered, place, values } = facts;
    const word = inStateLanguage(person.address.state);
    const spouse = person.sex === 'F' ? 'Husband' : 'Wife';
    return html(
      style(
        '.page{padding:20mm 22mm;',
        "font:10.5pt/1.6 'Noto Sans','Noto Sans Devanagari','Noto Sans Tamil','Noto Sans Kannada','Noto ",
        "Sans Gujarati','Noto Sans Bengali','Noto Sans Malayalam','Noto Sans Telugu','Noto Sans Gurmukhi'}",
        '.top{text-align:center;border-bottom:.4mm solid #444;padding-bottom:4mm}',
        '.pairs{margin:6mm 0;width:100%}.pairs td{padding:2mm 1mm;vertical-align:top}',
        '.pairs .label{width:70mm}',
      ),
      sheet(
        html(
          `<div class="top">${emblem('#444')}<br>Government of ${esc(person.address.state)}<br>`,
          `Department of Health<br><b style="font-size:14pt">${word('death')} / DEATH CERTIFICATE</b><br>`,
          '<small>FORM NO. 6 (See Rule 8)</small></div>\n',
          `<p style="text-align:right">Regn. Entry No. : <b>${v('registrationNumber')}</b></p>\n`,
          pairRows([
            ['Name of the deceased', v('deceasedName', values.deceasedName!.toUpperCase())],
            ['Sex', person.sex === 'F' ? 'Male' : 'Female'],
            ['Date of death', d('dateOfDeath', 'dd/mm/yyyy')],
            ['Place of death', esc(place)],
            ['Name of father', esc(father)],
            [
              `Name of ${spouse === 'Husband' ? 'wife' : 'husband'} of the deceased`,
              around('maritalStatus', `${esc(person.fullName)} (${spouse === 'Husband' ? 'widow' : 'widower'})`),
            ],
            ['Address at the time of death', esc(wholeAddress(person.address))],
            ['Date of registration', date(registered, 'dd/mm/yyyy')],
          ]),
          '\n',
          '<div style="display:flex;justify-content:space-between;align-items:end;',
          `margin-top:10mm">${ringSeal('BIRTHS AND DEATHS REGISTRY')}`,
          `<span>${scribble(random)}<br>Sub-Registrar<br>${esc(person.address.city)}</span></div>`,
        ),
      ),
    );
  },
};

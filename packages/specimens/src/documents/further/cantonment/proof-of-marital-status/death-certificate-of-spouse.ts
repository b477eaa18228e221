import { html } from '../../../../html.ts';
import type { DeathFacts } from '../../../kinds/proof-of-marital-status/death-certificate-of-spouse.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { scribble, roundSeal } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';

const scripts = html(
  "'Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Gurmukhi','Noto Sans Tamil','Noto Sans ",
  "Kannada','Noto Sans Gujarati','Noto Sans Malayalam','Noto Sans Telugu'",
);

// A certified copy of one line of the register of deaths: its columns across the sheet, as registry offices copy them.
export const deathCertificateOfSpouseLayout: LayoutDesign<DeathFacts> = {
  draw({ person, father, registered, place, values: v }, pen) {
    const pick = pen.random.pick;
    const word = inStateLanguage(person.address.state);
    const died = pen.date(v.dateOfDeath!, pick(['d Month yyyy', 'dd/mm/yyyy', 'dd.mm.yyyy']));
    const wife = person.sex === 'M';
    const columns: readonly (readonly [string, string])[] = [
      [pick(['Entry no.', 'Registration no.', 'Regn. No.']), pen.f('registrationNumber', v.registrationNumber!)],
      [pick(['When died', 'Date of death', 'Died on']), pen.f('dateOfDeath', died)],
      [
        pick(['Name and surname of deceased', 'Name of the deceased', 'Deceased']),
        pen.f('deceasedName', v.deceasedName!),
      ],
      ['Sex', wife ? 'Female' : 'Male'],
      ['Where died', pen.esc(place)],
      ['Name of father', pen.esc(father)],
      [
        pick(['Surviving spouse', wife ? 'Wife of' : 'Husband of', 'Informant and relation']),
        pen.around('maritalStatus', `${pen.esc(person.fullName)} (${wife ? 'widower' : 'widow'})`),
      ],
      ['Date of registration', pen.date(registered, 'dd/mm/yyyy')],
    ];
    const block = (part: typeof columns) =>
      html(
        `<table class="g"><tr>${part.map(([label]) => `<th>${label}</th>`).join('')}</tr>`,
        `<tr>${part.map(([, shown]) => `<td>${shown}</td>`).join('')}</tr></table>`,
      );
    return html(
      `<style>.page{font:10.4pt/1.5 'Noto Serif',${scripts};padding:20mm 15mm}.g{width:100%;margin:5mm 0}`,
      '.g td:first-child{white-space:nowrap}',
      `.g th{font:400 8pt 'Noto Sans',${scripts};border:.3mm solid #444;padding:1.6mm;background:#f2f2ea}`,
      '.g td{border:.3mm solid #444;padding:3mm 1.6mm;text-align:center;height:22mm}</style>\n',
      '<section class="page">',
      `<div style="text-align:center">${word('government')}<br>`,
      `<b>Registrar of Births and Deaths, ${pen.esc(person.address.city)}</b>`,
      `<h2 style="margin:3mm 0">${word('death')} `,
      '/ ',
      pick(['Certified copy of an entry of death', 'Death Certificate', 'Extract from the Register of Deaths']),
      '</h2>',
      `</div>${block(columns.slice(0, 4))}${block(columns.slice(4))}\n`,
      `<p>Usual residence of the deceased: ${pen.esc(wholeAddress(person.address))}.</p>`,
      '<p>',
      pick([
        'Certified to be a true copy of an entry in the register kept in this office.',
        'The above is a true extract from the register of deaths of this registration unit.',
      ]),
      '</p>',
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `${roundSeal('REGISTRAR OF DEATHS', '#44307c')}<span>${scribble(pen.random)}<br>Registrar</span></div>`,
      '</section>',
    );
  },
};

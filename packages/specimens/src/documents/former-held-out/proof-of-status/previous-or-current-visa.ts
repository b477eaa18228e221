import { html } from '../../../html.ts';
import { face, squares } from '../../parts/drawn-parts.ts';
import { pairRows, sheet, style } from '../../printing/markup.ts';
import type { VisaFacts } from '../../kinds/proof-of-status/previous-or-current-visa.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// An electronic visa, printed by its holder.
export const previousOrCurrentVisaLayout: LayoutDesign<VisaFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, state, post, stay, several } = facts;
    return html(
      style(
        ".page{font:10.2pt/1.55 'Noto Sans';padding:20mm 22mm}",
        '.top{display:flex;justify-content:space-between;align-items:center;',
        'border-bottom:.7mm solid #1d3b6f;padding-bottom:3mm}',
        '.mid{display:flex;justify-content:space-between;margin:6mm 0}.pairs td{padding:1.4mm 3mm 1.4mm 0}',
        '.pairs .label{width:54mm;color:#444}',
      ),
      sheet(
        html(
          '<div class="top"><span>',
          `<b style="font-size:15pt;color:#1d3b6f">${v('issuingCountry', state.name)}</b><br>`,
          `Electronic Visa</span>${squares(random, 24)}</div>`,
          '<p>Please print this page and carry it with your passport.</p>',
          '<div class="mid">\n',
          pairRows([
            ['Visa number', v('visaNumber')],
            ['Category', v('visaType')],
            ['Surname', esc(person.surname || '-')],
            ['Given names', esc(person.givenNames)],
            ['Date of birth', date(person.dateOfBirth, 'dd Mmm yyyy')],
            ['Nationality', 'India'],
            ['Passport number', person.passportNumber],
            ['Place of issue', post],
            ['Date of issue', d('issueDate', 'dd Mmm yyyy')],
            ['Valid from', d('validFrom', 'dd Mmm yyyy')],
            ['Expires on', d('validUntil', 'dd Mmm yyyy')],
            ['Number of entries', v('entries', several ? 'Multiple' : 'Single')],
            ['Duration of each stay', `${stay} days`],
            ['Biometrics given on', d('fingerprintsDate', 'dd Mmm yyyy')],
          ]),
          `${face(random, person.sex, 30, 38)}</div>`,
          '\n',
          '<p style="font-size:8.8pt;color:#555">A visa does not by itself give a right of entry. ',
          'The officer at the border may ask for proof of means and of onward travel.</p>',
        ),
      ),
    );
  },
};

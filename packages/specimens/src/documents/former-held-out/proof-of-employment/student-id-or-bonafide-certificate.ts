import { html } from '../../../html.ts';
import { scrawl, stamp, sheet, style } from '../../printing/markup.ts';
import { spacedPhone } from '../../facts/workplace.ts';
import { titleOf } from '../../facts/person.ts';
import type { StudentFacts } from '../../kinds/proof-of-employment/student-id-or-bonafide-certificate.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A bonafide letter on the college's letterhead.
export const studentIdOrBonafideCertificateLayout: LayoutDesign<StudentFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, workplace, year, issued } = facts;
    return html(
      style(
        ".page{font:11pt/1.7 'Noto Serif';padding:18mm 22mm}",
        '.top{text-align:center;border-bottom:.6mm double #7f1d1d;padding-bottom:3mm}',
        '.top b{font-size:15pt;color:#7f1d1d}p{text-align:justify}',
      ),
      sheet(
        html(
          `<div class="top"><b>${v('institutionName')}</b>`,
          `<br>${v('institutionAddress', workplace.address.join(', '))}<br>`,
          `Phone: ${v('institutionPhone', spacedPhone(workplace.phone))}</div>`,
          `<p style="text-align:right">Date: ${date(issued, 'dd/mm/yyyy')}</p>`,
          '<p style="text-align:center"><b><u>BONAFIDE CERTIFICATE</u></b></p>\n',
          `<p>This is to certify that ${titleOf(person)}. <b>${v('studentName')}</b>`,
          ` is a bonafide student of this institution, studying in the ${year} year of `,
          `<b>${v('courseName')}</b> during the academic year 2026-27.</p>`,
          `<p>PRN (enrolment): ${v('enrolmentNumber')}<br>`,
          `Date of birth: ${date(person.dateOfBirth, 'dd/mm/yyyy')}<br>`,
          `Certificate valid up to: ${d('validUntil', 'dd/mm/yyyy')}</p>`,
          '<p>The certificate is issued on the request of the student for the purpose of a visa application. ',
          'Conduct and character are good.</p>',
          '\n',
          '<div style="display:flex;justify-content:space-between;align-items:end;margin-top:16mm">',
          `${stamp(random, `${esc(facts.values.institutionName!)}<br>Office Seal`)}<span>`,
          `${scrawl(random)}Principal</span></div>`,
        ),
      ),
    );
  },
};

import { scrawl, seal, sheet, style } from '../markup.ts';
import { spacedPhone } from '../workplace.ts';
import { titleOf } from '../person.ts';
import type { StudentFacts } from '../kinds/student-id-or-bonafide-certificate.ts';
import type { DateManner, PaperLayout } from '../paper-kind.types.ts';

// A bonafide letter on the college's letterhead.
export const collegeLetter: PaperLayout<StudentFacts> = {
  name: 'college-letter',
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, manner: DateManner) => f(id, date(facts.values[id]!, manner));
    const { person, workplace, year, issued } = facts;
    return `${style(`.page{font:11pt/1.7 'Noto Serif';padding:18mm 22mm}.top{text-align:center;border-bottom:.6mm double #7f1d1d;padding-bottom:3mm}.top b{font-size:15pt;color:#7f1d1d}p{text-align:justify}`)}${sheet(`<div class="top"><b>${v('institutionName')}</b><br>${v('institutionAddress', workplace.address.join(', '))}<br>Phone: ${v('institutionPhone', spacedPhone(workplace.phone))}</div><p style="text-align:right">Date: ${date(issued, 'dd/mm/yyyy')}</p><p style="text-align:center"><b><u>BONAFIDE CERTIFICATE</u></b></p>
<p>This is to certify that ${titleOf(person)}. <b>${v('studentName')}</b> is a bonafide student of this institution, studying in the ${year} year of <b>${v('courseName')}</b> during the academic year 2026-27.</p><p>PRN (enrolment): ${v('enrolmentNumber')}<br>Date of birth: ${date(person.dateOfBirth, 'dd/mm/yyyy')}<br>Certificate valid up to: ${d('validUntil', 'dd/mm/yyyy')}</p><p>The certificate is issued on the request of the student for the purpose of a visa application. Conduct and character are good.</p>
<div style="display:flex;justify-content:space-between;align-items:end;margin-top:16mm">${seal(random, `${esc(facts.values.institutionName!)}<br>Office Seal`)}<span>${scrawl(random)}Principal</span></div>`)}`;
  },
};

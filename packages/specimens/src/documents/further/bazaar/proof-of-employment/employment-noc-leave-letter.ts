import { html } from '../../../../html.ts';
import type { EmploymentLetterFacts } from '../../../kinds/proof-of-employment/employment-noc-leave-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scrawl } from '../../../printing/markup.ts';
import { titleOf } from '../../../facts/person.ts';
import { arabic, faces, rubber } from '../bazaar-parts.ts';

// An establishment's salary and leave certificate in two languages, as firms with Gulf offices write it.
export const employmentNocLeaveLetterLayout: LayoutDesign<EmploymentLetterFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, workplace, journey } = facts;
    const { pick } = random;
    const variant = pick(['dd/mm/yyyy', 'dd-Mmm-yyyy', 'd Month yyyy'] as const);
    const day = (iso: string) => date(iso, variant);
    const row = (label: string, own: string, shown: string) =>
      `<tr><td>${label}</td><td>${shown}</td><td style="text-align:right">${arabic(own)}</td></tr>`;
    return html(
      `<style>.page{font:10pt/1.5 ${faces};padding:14mm 18mm}.e{width:100%;margin:3mm 0}`,
      '.e td{border:.25mm solid #666;padding:1.7mm 2.5mm}',
      '.e td:first-child,.e td:last-child{background:#f4f4ee;width:50mm}</style>\n',
      '<section class="page">',
      '<div style="text-align:center;border-bottom:.6mm solid #274472">',
      `<b style="font-size:15pt;color:#274472">${f('employerName', v.employerName!)}</b>`,
      `<br>${f('employerAddress', workplace.address.join(', '))}<br>`,
      `Tel: ${f('employerPhone', v.employerPhone!)} &nbsp; `,
      `E-mail: ${f('employerEmail', v.employerEmail!)}</div>`,
      `<p style="display:flex;justify-content:space-between"><span>Ref: ${facts.reference}</span>`,
      `<span>${pick(['Date', 'Dated', 'Issued'])}: ${f('letterDate', day(v.letterDate!))}</span></p>`,
      `<p>To,<br>${esc(journey.destination.consulate)}</p>`,
      '<h3 style="text-align:center;',
      'margin:2mm 0">',
      pick(['NO OBJECTION AND SALARY CERTIFICATE', 'EMPLOYMENT AND LEAVE CERTIFICATE', 'NO OBJECTION CERTIFICATE']),
      ' ',
      `/ ${arabic('شهادة عدم ممانعة')}</h3>`,
      '<p>We certify that the under-mentioned person is on the rolls of this establishment and that the ',
      'management has no objection to the journey:</p>',
      '\n',
      '<table class="e">',
      row(
        pick(['Name of employee', 'Staff member', 'Employee']),
        'اسم الموظف',
        `<b>${titleOf(person)}. ${f('employeeName', person.fullName)}</b>`,
      ),
      row('Passport No.', 'رقم الجواز', person.passportNumber),
      row(pick(['Post held', 'Position', 'Designation']), 'المهنة', f('designation', v.designation!)),
      row(
        pick(['In service since', 'Date of joining', 'Joined on']),
        'تاريخ الالتحاق',
        f('dateOfJoining', day(v.dateOfJoining!)),
      ),
      row(
        pick(['Gross annual emoluments', 'Annual gross salary', 'Yearly remuneration (gross)']),
        'الراتب السنوي',
        f('annualGrossIncome', amount(facts.salary, 'inr')),
      ),
      row(
        pick(['Leave sanctioned from', 'On leave from', 'Leave with effect from']),
        'بداية الإجازة',
        f('leaveFrom', day(v.leaveFrom!)),
      ),
      row(
        pick(['Leave sanctioned up to', 'On leave until', 'Leave ends on']),
        'نهاية الإجازة',
        f('leaveTo', day(v.leaveTo!)),
      ),
      row(
        pick(['Country to be visited', 'Destination', 'Travelling to']),
        'جهة السفر',
        f('destinationCountry', journey.destination.country),
      ),
      `${row('Staff No.', 'الرقم الوظيفي', facts.employeeId)}</table>`,
      '\n',
      '<p>The employee shall resume duty after the leave. ',
      'This certificate is issued on request without any liability on our part.</p>',
      `<p>For ${esc(v.employerName!)}</p>`,
      '<div style="display:flex;justify-content:space-between;align-items:center"><span>',
      `${scrawl(random)}${f('signatoryName', v.signatoryName!)}`,
      `<br>${f('signatoryDesignation', v.signatoryDesignation!)}</span>`,
      `${rubber(random, `${esc(workplace.city.toUpperCase())}<br>OFFICE COPY`)}</div>`,
      '</section>',
    );
  },
};

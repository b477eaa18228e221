import { html } from '../../../../html.ts';
import { scrawl, sheet, style } from '../../../printing/markup.ts';
import type { EmploymentLetterFacts } from '../../../kinds/proof-of-employment/employment-noc-leave-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';
import { spacedPhone } from '../../../facts/workplace.ts';

// An office order in numbered paragraphs, dots in its dates, the office's address at the foot.
export const employmentNocLeaveLetterLayout: LayoutDesign<EmploymentLetterFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values, person, workplace, journey } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const day = (id: string) => v(id, date(values[id]!, 'dd.mm.yyyy'));
    const [he, his] = person.sex === 'M' ? ['He', 'his'] : ['She', 'her'];
    return html(
      style(
        ".page{font:10.8pt/1.7 'DejaVu Serif Condensed','DejaVu Serif';padding:20mm 22mm}",
        'h1{text-align:center;font-size:12pt;text-decoration:underline;margin:8mm 0 6mm}',
        'ol{padding-left:7mm;margin:0}li{margin-bottom:4mm;text-align:justify}',
        '.row{display:flex;justify-content:space-between}',
        '.foot{border-top:.4mm solid #444;margin-top:16mm;padding-top:2mm;font-size:8.4pt;',
        'text-align:center}',
      ),
      sheet(
        html(
          `<div class="row"><span>No. ${esc(facts.reference)}</span>`,
          `<span>Dated the ${day('letterDate')}</span></div>`,
          '<h1>OFFICE ORDER &ndash; PERMISSION TO TRAVEL ABROAD</h1>\n',
          '<ol>',
          `<li>${titleOf(person)}. ${v('employeeName', person.fullName)}, ${v('designation')} (Staff `,
          `No. ${facts.employeeId}), `,
          `has been on the rolls of this organisation since ${day('dateOfJoining')} and is a permanent `,
          'member of the staff.</li>',
          '\n',
          `<li>${he} has been granted earned leave w.e.f. ${day('leaveFrom')} to ${day('leaveTo')} (both `,
          `days inclusive) for a private visit to ${v('destinationCountry', journey.destination.country)}. `,
          `This organisation has no objection to ${his} obtaining a visa and undertaking the journey.</li>`,
          '\n',
          `<li>${he} draws emoluments of ${v('annualGrossIncome', amount(facts.salary, 'slash'))} per annum `,
          '(gross). ',
          'No expenditure on the journey will be met by this organisation.</li>',
          `<li>${he} is to resume duty on the first working day following the leave.</li></ol>\n`,
          `<p style="text-align:right">For ${v('employerName')}</p>`,
          '<div style="display:flex;justify-content:flex-end">',
          `<div>${scrawl(random)}(${v('signatoryName')})<br>${v('signatoryDesignation')}</div></div>`,
          '<p>Copy to: personal file; the individual concerned.</p>\n',
          `<div class="foot">${v('employerAddress', workplace.address.join(', '))}<br>`,
          `Ph: ${v('employerPhone', spacedPhone(workplace.phone))} &nbsp; E: ${v('employerEmail')} &nbsp; `,
          `W: ${esc(workplace.website)}</div>`,
        ),
      ),
    );
  },
};

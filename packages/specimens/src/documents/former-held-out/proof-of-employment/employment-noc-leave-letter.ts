import { html } from '../../../html.ts';
import { scrawl, stamp, sheet, style } from '../../printing/markup.ts';
import { spacedPhone } from '../../facts/workplace.ts';
import { titleOf } from '../../facts/person.ts';
import type { EmploymentLetterFacts } from '../../kinds/proof-of-employment/employment-noc-leave-letter.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A no objection letter on the firm's letterhead.
export const employmentNocLeaveLetterLayout: LayoutDesign<EmploymentLetterFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, workplace, journey, salary, employeeId, reference } = facts;
    const they = person.sex === 'M' ? ['He', 'his', 'him'] : ['She', 'her', 'her'];
    return html(
      style(
        ".page{font:10.8pt/1.65 'Noto Sans';padding:16mm 22mm}",
        '.top{text-align:right;border-bottom:.5mm solid #b45309;padding-bottom:3mm;font-size:9pt}',
        '.top b{font-size:15pt;color:#b45309}p{text-align:justify;margin:3.5mm 0}',
      ),
      sheet(
        html(
          `<div class="top"><b>${v('employerName')}</b>`,
          `<br>${v('employerAddress', workplace.address.join(', '))}<br>`,
          `Tel: ${v('employerPhone', spacedPhone(workplace.phone))} | Email: ${v('employerEmail')}</div>`,
          `<p>Ref: ${esc(reference)}<br>Date: ${d('letterDate', 'd Month yyyy')}</p>\n`,
          '<p>To,<br>',
          'The Visa ',
          'Officer<br>',
          esc(journey.destination.consulate.replace(/^The (Visa Officer|Consul General|Consul), /, '')),
          '</p>',
          '<p style="text-align:center"><b><u>NO OBJECTION CERTIFICATE</u></b></p>\n',
          `<p>This is to certify that ${titleOf(person)}. ${v('employeeName')} (Employee Code ${employeeId}) `,
          `is on our rolls as ${v('designation')} since ${d('dateOfJoining', 'd Month yyyy')}. ${they[0]} is `,
          'a permanent employee and draws gross emoluments ',
          `of ${v('annualGrossIncome', amount(salary, 'slash'))} per annum.</p>`,
          '\n',
          `<p>${they[0]} has been granted leave from ${d('leaveFrom', 'd Month yyyy')} `,
          `to ${d('leaveTo', 'd Month yyyy')} to `,
          `visit ${v('destinationCountry', journey.destination.country)}. `,
          `We have no objection to ${they[1]} travel, `,
          `and ${they[0]!.toLowerCase()} will resume duties after the leave. `,
          'The trip is personal and the company bears no part of its cost.</p>',
          '\n',
          '<p>This letter is issued at the request of the employee for the visa application.</p>',
          `<p>For ${esc(person.employer)}</p>${scrawl(random)}`,
          `<p>${v('signatoryName')}<br>${v('signatoryDesignation')}</p>${stamp(random, esc(person.employer))}`,
        ),
      ),
    );
  },
};

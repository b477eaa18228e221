import { html } from '../../../../html.ts';
import type { EmploymentLetterFacts } from '../../../kinds/proof-of-employment/employment-noc-leave-letter.ts';
import { scrawl, sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { spacedPhone } from '../../../facts/workplace.ts';

// A service certificate with a ruled table: headings in one row, the employee below, a second table for the leave.
export const employmentNocLeaveLetterLayout: LayoutDesign<EmploymentLetterFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, workplace, journey } = facts;
    const day = random.pick(['dd.mm.yyyy', 'dd-Mmm-yyyy', 'd Month yyyy'] as const);
    const rows = (heads: readonly string[], values: readonly string[]) =>
      html(
        `<table class="t"><tr>${heads.map((each) => `<th>${each}</th>`).join('')}</tr>`,
        `<tr>${values.map((each) => `<td>${each}</td>`).join('')}</tr></table>`,
      );
    return html(
      style(
        ".page{font:10pt/1.5 'Noto Serif';padding:18mm}.t{width:100%;border-collapse:collapse;margin:4mm 0}",
        '.t th,.t td{border:.3mm solid #333;padding:1.4mm 2mm;text-align:center}.t th{font-size:8.6pt}',
      ),
      sheet(
        html(
          `<div style="text-align:center"><b style="font-size:16pt">${f('employerName', v.employerName!)}</b><br>`,
          `${f('employerAddress', workplace.address.join(', '))}<br>`,
          `Phone ${f('employerPhone', spacedPhone(workplace.phone))} &nbsp; ${f('employerEmail', workplace.email)}</div>`,
          `<p>${facts.reference} <span style="float:right">Date: ${f('letterDate', date(v.letterDate!, day))}</span></p>`,
          '<p><b>Certificate of service</b></p><p>The particulars below are taken from our records.</p>',
          rows(
            ['Name of Employee', 'Designation', 'Date of Joining', 'Annual Gross Salary'],
            [
              f('employeeName', person.fullName),
              f('designation', v.designation!),
              f('dateOfJoining', date(v.dateOfJoining!, day)),
              f('annualGrossIncome', amount(facts.salary, 'inr')),
            ],
          ),
          rows(
            ['Leave From', 'Leave To', 'Country of Visit'],
            [
              f('leaveFrom', date(v.leaveFrom!, day)),
              f('leaveTo', date(v.leaveTo!, day)),
              f('destinationCountry', journey.destination.country),
            ],
          ),
          '<p>We have no objection to the journey.</p>',
          `<p>For ${esc(v.employerName!)}</p>${scrawl(random)}`,
          `<p>${f('signatoryName', v.signatoryName!)}<br>${f('signatoryDesignation', v.signatoryDesignation!)}</p>`,
        ),
      ),
    );
  },
};

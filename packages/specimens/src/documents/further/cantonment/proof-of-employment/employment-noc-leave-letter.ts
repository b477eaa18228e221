import { html } from '../../../../html.ts';
import type { EmploymentLetterFacts } from '../../../kinds/proof-of-employment/employment-noc-leave-letter.ts';
import { scrawl } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';
import { spacedPhone } from '../../../facts/workplace.ts';

// A group's employment verification: labels right-aligned against their values, one paragraph on the leave, contact
// lines at the foot.
export const employmentNocLeaveLetterLayout: LayoutDesign<EmploymentLetterFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, workplace, journey } = facts;
    const pick = random.pick;
    const day = pick(['d Month yyyy', 'Month d, yyyy', 'dd Mmm yyyy'] as const);
    const he = person.sex === 'M' ? 'He' : 'She';
    const row = (label: string, shown: string) => `<tr><td class="l">${label}</td><td>${shown}</td></tr>`;
    const leave = `${f('leaveFrom', date(v.leaveFrom!, day))} ${pick(['to', 'through', 'until'])} ${f('leaveTo', date(v.leaveTo!, day))}`;
    return html(
      "<style>.page{font:10.2pt/1.55 'Noto Sans Display','Noto Sans';padding:18mm 20mm}",
      '.l{text-align:right;color:#6a6a6a;padding:1.2mm 5mm 1.2mm 0;width:62mm;vertical-align:top}',
      '.ft{position:absolute;bottom:12mm;left:20mm;right:20mm;border-top:.3mm solid #aaa;font-size:8pt;',
      'color:#555;padding-top:2mm}',
      '.page{position:relative}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between">',
      `<b style="font-size:16pt">${f('employerName', v.employerName!)}</b>`,
      `<span>${f('letterDate', date(v.letterDate!, day))}</span></div>`,
      '<p>',
      pick([
        'Employment verification',
        'Confirmation of employment and leave',
        'Statement of employment; no objection to travel',
      ]),
      `<br><small>File: ${facts.reference}</small></p>`,
      `<p>${esc(journey.destination.consulate)}</p>`,
      '<p>We confirm the following particulars of ',
      `our ${pick(['colleague', 'employee', 'staff member'])}:</p>`,
      '<table>\n',
      row(pick(['Employee', 'Name', 'Full name']), f('employeeName', `${titleOf(person)} ${person.fullName}`)),
      row('Personnel number', facts.employeeId),
      row(pick(['Position', 'Job title', 'Current role']), f('designation', v.designation!)),
      row(pick(['Employed since', 'Start date', 'Date of hire']), f('dateOfJoining', date(v.dateOfJoining!, day))),
      row(
        pick(['Gross annual salary', 'Annual compensation (gross)', 'Yearly gross pay']),
        f('annualGrossIncome', amount(facts.salary, pick(['inr', 'rupee', 'slash']))),
      ),
      row(pick(['Approved leave', 'Absence granted', 'Paid leave']), leave),
      row(
        pick(['Destination', 'Country of visit', 'Travelling to']),
        f('destinationCountry', journey.destination.country),
      ),
      `${row('Passport', person.passportNumber)}</table>`,
      '\n',
      `<p>We have no objection to this journey. ${he} is expected to resume work at the end of the leave, `,
      `and ${he.toLowerCase()} remains in our employment meanwhile.</p>`,
      `<p>Sincerely,</p>${scrawl(random)}`,
      `<p><b>${f('signatoryName', v.signatoryName!)}</b>`,
      `<br>${f('signatoryDesignation', v.signatoryDesignation!)}</p>`,
      `<div class="ft">${pick(['Registered office', 'Office', 'Address'])}: `,
      f('employerAddress', workplace.address.join(', ')),
      '<br>',
      `Tel. ${f('employerPhone', spacedPhone(workplace.phone))} | ${f('employerEmail', workplace.email)} `,
      `| ${workplace.website} | CIN ${workplace.cin}</div>`,
      '</section>',
    );
  },
};

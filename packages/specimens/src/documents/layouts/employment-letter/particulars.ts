import { html } from '../../../html.ts';
import type { EmploymentLetterFacts } from '../../kinds/proof-of-employment/employment-noc-leave-letter.ts';
import { pairRows, sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';

// An HR portal's verification letter: particulars in a table, no ink signature.
export const particulars: DocumentLayout<EmploymentLetterFacts> = {
  name: 'particulars',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person, workplace, journey } = facts;
    const day = random.pick(['dd-Mmm-yyyy', 'dd/mm/yyyy', 'dd Mmm yyyy'] as const);
    return (
      style(
        ".ep { font: 9.8pt/1.4 'DejaVu Sans', sans-serif } .ep .pairs { width: 100%; margin: 4mm 0 }",
        ' .ep .pairs td { padding: 1.5mm 2mm; border-bottom: .5px solid #ccc }',
        ' .ep .label { width: 62mm; color: #444 } .ep h1 { font-size: 14pt; color: #7b2d00; margin: 0 }',
      ) +
      sheet(
        html(
          `<h1>${f('employerName', v.employerName!)}</h1>`,
          `<small>${f('employerAddress', workplace.address.join(', '))}<br>`,
          `CIN ${workplace.cin} · ${f('employerPhone', v.employerPhone!)} `,
          `· ${f('employerEmail', v.employerEmail!)}</small>`,
          '\n',
          '         ',
          '<p>',
          '<b>',
          random.pick(['EMPLOYMENT VERIFICATION', 'Employment and Leave Confirmation', 'CERTIFICATE OF EMPLOYMENT']),
          '</b>',
          `<span style="float:right">Issued on ${f('letterDate', date(v.letterDate!, day))}</span></p>\n`,
          '         ',
          pairRows([
            [random.pick(['Employee name', 'Name of employee', 'Name']), f('employeeName', person.fullName)],
            ['Employee code', facts.employeeId],
            [random.pick(['Designation', 'Job title', 'Position']), f('designation', v.designation!)],
            [
              random.pick(['Date of joining', 'DOJ', 'Employed since']),
              f('dateOfJoining', date(v.dateOfJoining!, day)),
            ],
            [
              random.pick(['Annual gross salary', 'Gross annual remuneration', 'CTC per annum']),
              f('annualGrossIncome', amount(facts.salary, random.pick(['inr', 'indian', 'rupee'] as const))),
            ],
            ['Nature of employment', 'Permanent'],
            [
              random.pick(['Leave sanctioned from', 'Leave from', 'Leave start']),
              f('leaveFrom', date(v.leaveFrom!, day)),
            ],
            [random.pick(['Leave sanctioned to', 'Leave to', 'Leave end']), f('leaveTo', date(v.leaveTo!, day))],
            [
              random.pick(['Country of visit', 'Destination', 'Travelling to']),
              f('destinationCountry', journey.destination.country),
            ],
          ]),
          '<p>This is a system generated letter.</p>',
          '<p>Authorised ',
          `by: ${f('signatoryName', v.signatoryName!)}, ${f('signatoryDesignation', v.signatoryDesignation!)}`,
          '</p>',
        ),
        'ep',
      )
    );
  },
};

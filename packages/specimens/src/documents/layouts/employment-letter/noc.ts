import { html } from '../../../html.ts';
import type { EmploymentLetterFacts } from '../../kinds/proof-of-employment/employment-noc-leave-letter.ts';
import { scrawl, stamp, sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { titleOf } from '../../facts/person.ts';

// A no objection certificate to the consulate: address in the head, no salary.
export const noc: DocumentLayout<EmploymentLetterFacts> = {
  name: 'noc',
  draw(facts, { f, date, random }) {
    const { values: v, person, workplace, journey } = facts;
    const day = random.pick(['dd.mm.yyyy', 'dd-Mmm-yyyy', 'Month d, yyyy'] as const);
    const country = f('destinationCountry', journey.destination.country);
    const days = `${f('leaveFrom', date(v.leaveFrom!, day))} ${random.pick(['to', 'till', '–'])} ${f('leaveTo', date(v.leaveTo!, day))}`;
    return (
      style(
        ".en { font: 10.4pt/1.5 'Noto Sans', sans-serif }",
        ' .en header { display: flex; justify-content: space-between; background: #f3f0ea; padding: 4mm }',
        ' .en header b { font-size: 14pt } .en header div { text-align: right; font-size: 8.4pt }',
      ) +
      sheet(
        html(
          `<header><b>${f('employerName', v.employerName!)}</b>`,
          `<div>${f('employerAddress', workplace.address.join('\n'))}`,
          `<br>${f('employerPhone', v.employerPhone!)}<br>${f('employerEmail', v.employerEmail!)}</div>`,
          '</header>\n',
          `         <p>${f('letterDate', date(v.letterDate!, day))}</p><p>${journey.destination.consulate}</p>`,
          '<p>',
          '<b>Subject: ',
          random.pick(['No Objection Certificate', 'NOC for travel abroad', 'No objection and leave approval']),
          ' ',
          `– ${person.fullName} (Emp. `,
          `code ${facts.employeeId})</b>`,
          '</p>',
          '<p>Dear Sir / Madam,</p>\n',
          '         ',
          `<p>${f('employeeName', `${titleOf(person)} ${person.fullName}`)}, `,
          `passport no. ${person.passportNumber}, `,
          `is a permanent employee of our company${random.pick(['', ', duly confirmed,'])} working `,
          `as ${f('designation', v.designation!)}.</p>`,
          '\n',
          '         ',
          `<p>We have no objection to the employee travelling to ${country} during ${days}. `,
          'The leave for this period has been approved by the management and the job will be held.</p>',
          '<p>Thanking you,</p>\n',
          '         <div style="display:flex;gap:20mm;align-items:center">',
          '<div>',
          `${scrawl(random)}${f('signatoryName', v.signatoryName!)}`,
          `<br>${f('signatoryDesignation', v.signatoryDesignation!)}</div>`,
          `${stamp(random, `${workplace.city}<br>★`)}</div>`,
        ),
        'en',
      )
    );
  },
};

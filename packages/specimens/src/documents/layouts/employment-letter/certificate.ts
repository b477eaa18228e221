import { html } from '../../../html.ts';
import type { EmploymentLetterFacts } from '../../kinds/proof-of-employment/employment-noc-leave-letter.ts';
import { scrawl, sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { titleOf } from '../../facts/person.ts';

// To whom it may concern, on a letterhead whose address is at the foot.
export const certificate: DocumentLayout<EmploymentLetterFacts> = {
  name: 'certificate',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person, workplace } = facts;
    const day = random.pick(['d Month yyyy', 'dth Month yyyy', 'dd/mm/yyyy'] as const);
    const name = f('employeeName', `${titleOf(person)}. ${person.fullName}`);
    const [post, joined] = [f('designation', v.designation!), f('dateOfJoining', date(v.dateOfJoining!, day))];
    const pay = f('annualGrossIncome', amount(facts.salary, random.pick(['inr', 'slash', 'rupee'] as const)));
    const works = random.pick([
      `This is to certify that ${name} is employed with our organisation as ${post} since ${joined}.`,
      `This is to confirm that ${name} has been working with us in the capacity of ${post} from ${joined} till date.`,
      `We certify that ${name} joined ${person.employer} on ${joined} and presently holds the position of ${post}.`,
    ]);
    const earns = random.pick([
      `The gross annual salary is ${pay}.`,
      `${person.sex === 'M' ? 'His' : 'Her'} annual CTC is ${pay}.`,
      `The employee draws a gross salary of ${pay} per annum.`,
    ]);
    const leave = html(
      `${person.sex === 'M' ? 'He' : 'She'} has been granted leave `,
      `from ${f('leaveFrom', date(v.leaveFrom!, day))} to ${f('leaveTo', date(v.leaveTo!, day))} to `,
      `visit ${f('destinationCountry', facts.journey.destination.country)}.`,
    );
    return (
      style(
        ".ec { font: 11pt/1.6 'Noto Serif', serif; padding: 18mm 22mm }",
        ' .ec h1 { margin: 0; text-align: center; font-size: 18pt; color: #123f2c }',
        ' .ec footer { margin-top: 22mm; border-top: 1px solid #123f2c; padding-top: 2mm; font-size: 8.4pt; ',
        'text-align: center }',
      ) +
      sheet(
        html(
          `<h1>${f('employerName', v.employerName!)}</h1><hr>`,
          `<p>Ref: ${facts.reference}`,
          `<span style="float:right">Date: ${f('letterDate', date(v.letterDate!, day))}</span></p>`,
          '<p style="text-align:center"><u><b>TO WHOMSOEVER IT MAY CONCERN</b></u></p>\n',
          `         <p>${works} ${earns}</p>`,
          `<p>${leave} We have no objection to the travel and expect the employee to resume duties `,
          'thereafter.</p>',
          '<p>This letter is issued on request for the purpose of a visa application.</p>\n',
          `         <p>For ${v.employerName}</p>${scrawl(random)}`,
          `<p><b>${f('signatoryName', v.signatoryName!)}</b>`,
          `<br>${f('signatoryDesignation', v.signatoryDesignation!)}</p>\n`,
          '         ',
          `<footer>${f('employerAddress', workplace.address.join(', '))}<br>`,
          `Tel: ${f('employerPhone', v.employerPhone!)} | Email: ${f('employerEmail', v.employerEmail!)} `,
          `| ${workplace.website}</footer>`,
        ),
        'ec',
      )
    );
  },
};

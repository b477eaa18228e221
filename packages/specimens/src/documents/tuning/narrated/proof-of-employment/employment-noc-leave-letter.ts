import { html } from '../../../../html.ts';
import type { EmploymentLetterFacts } from '../../../kinds/proof-of-employment/employment-noc-leave-letter.ts';
import { scrawl, sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';
import { spacedPhone } from '../../../facts/workplace.ts';

// A letter without any label: everything is in its sentences, and its sender is only in the head.
export const employmentNocLeaveLetterLayout: LayoutDesign<EmploymentLetterFacts> = {
  draw(facts, { f, date, amount, random }) {
    const { values: v, person, workplace, journey } = facts;
    const day = random.pick(['d Month yyyy', 'dth Month yyyy', 'Month d, yyyy'] as const);
    const [they, their] = person.sex === 'M' ? ['He', 'his'] : ['She', 'her'];
    const name = f('employeeName', `${titleOf(person)} ${person.fullName}`);
    const opening = random.pick([
      `This is to place on record that ${name} was inducted into our organisation on ` +
        `${f('dateOfJoining', date(v.dateOfJoining!, day))} and serves at present in the rank of ${f('designation', v.designation!)}.`,
      `It gives us pleasure to state that ${name} is on our rolls from ` +
        `${f('dateOfJoining', date(v.dateOfJoining!, day))} and holds the office of ${f('designation', v.designation!)} with us.`,
      `We write in support of the visa application of ${name}, who was recruited on ` +
        `${f('dateOfJoining', date(v.dateOfJoining!, day))} and is today employed here in the position of ` +
        `${f('designation', v.designation!)}.`,
    ]);
    return html(
      style(
        ".page{font:11pt/1.6 'Noto Serif',serif;padding:20mm 24mm}.head{border-bottom:.5mm solid #333;padding-bottom:3mm}",
        '.head b{font-size:17pt}p{margin:0 0 4mm}',
      ),
      sheet(
        html(
          `<div class="head"><b>${f('employerName', v.employerName!)}</b><br>`,
          `${f('employerAddress', workplace.address.join(', '))}<br>`,
          `${f('employerPhone', spacedPhone(workplace.phone))} &nbsp;|&nbsp; ${f('employerEmail', workplace.email)}</div>`,
          `<p style="text-align:right;margin-top:5mm">${f('letterDate', date(v.letterDate!, day))}</p>`,
          `<p>To whom it may concern</p><p>${opening} ${they} draws a gross remuneration of `,
          `${f('annualGrossIncome', amount(facts.salary, random.pick(['slash', 'inr'] as const)))} per annum.</p>`,
          `<p>Leave of absence stands sanctioned to ${their === 'his' ? 'him' : 'her'} `,
          `between ${f('leaveFrom', date(v.leaveFrom!, day))} and ${f('leaveTo', date(v.leaveTo!, day))}, during which `,
          `${they.toLowerCase()} proposes to travel to ${f('destinationCountry', journey.destination.country)} at `,
          `${their} own expense. ${they} will resume duty thereafter.</p>`,
          `<p>Yours faithfully,</p>${scrawl(random)}`,
          `<p>${f('signatoryName', v.signatoryName!)}<br>${f('signatoryDesignation', v.signatoryDesignation!)}</p>`,
        ),
      ),
    );
  },
};

import { html } from '../../../html.ts';
import type { TravelInsuranceFacts } from '../../kinds/insurance/travel-insurance-policy.ts';
import { scrawl, stamp, sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { titleOf } from '../../facts/person.ts';

// A letter to the consulate: everything in sentences.
export const letter: DocumentLayout<TravelInsuranceFacts> = {
  name: 'letter',
  draw(facts, { f, date, amount, random }) {
    const { values: v, insured, person, journey } = facts;
    const day = random.pick(['dth Month yyyy', 'Month d, yyyy', 'dd/mm/yyyy'] as const);
    const sum = `${f('coverageCurrency', v.coverageCurrency!)} ${f('coverageAmount', amount(facts.cover, 'western').replace('.00', ''))}`;
    const others = insured
      .slice(1)
      .map((each) => `${each.name} (passport ${each.passportNumber}, born ${date(each.dateOfBirth, day)})`);
    const first = html(
      `${f('insuredName', `${titleOf(person)} ${person.fullName}`)}, `,
      `holder of Indian passport no. ${f('insuredPassportNumber', v.insuredPassportNumber!)}, `,
      `born on ${f('insuredDateOfBirth', date(v.insuredDateOfBirth!, day))}`,
    );
    return (
      style(
        `.pl { font: 11pt/1.5 'Noto Serif', serif; padding: 20mm 22mm } .pl h1 { font-size: 15pt; margin: 0; color: #4a2a7a }`,
      ) +
      sheet(
        html(
          `<h1>${f('insurerName', v.insurerName!)}</h1><hr><p>${date(facts.issued, day)}</p>`,
          `<p>${journey.destination.consulate}</p>\n`,
          '         ',
          '<p>',
          '<b>',
          random.pick(['Confirmation of travel medical insurance', 'To whom it may concern: travel insurance cover']),
          '</b>',
          '</p>\n',
          '         ',
          `<p>We confirm that ${first}${others.length > 0 ? `, accompanied by ${others.join(' and ')},` : ''} `,
          'is insured with us under policy no. ',
          `<b>${f('policyNumber', v.policyNumber!)}</b> for travel to ${f('territory', v.territory!)}.</p>\n`,
          '         ',
          `<p>The insurance is valid from ${f('startDate', date(v.startDate!, day))} `,
          `to ${f('endDate', date(v.endDate!, day))}, `,
          'both days included. ',
          'The limit for medical expenses ',
          `is ${sum}; `,
          `${f('repatriationCovered', 'repatriation for medical reasons and of mortal remains is covered')}. `,
          `A deductible of ${v.coverageCurrency} ${f('deductible', String(facts.deductible))} applies to each `,
          'claim.</p>',
          '\n',
          '         ',
          `<p>For assistance our partners may be reached at ${f('emergencyPhone', v.emergencyPhone!)}.</p>`,
          `<p>Yours sincerely,</p>${scrawl(random)}`,
          `<p>Underwriting department</p>${stamp(random, 'TRAVEL<br>CLAIMS CELL')}`,
        ),
        'pl',
      )
    );
  },
};

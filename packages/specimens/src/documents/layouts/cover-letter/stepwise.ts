import { html } from '../../../html.ts';
import type { CoverLetterFacts } from '../../kinds/letter/cover-letter.ts';
import { sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';

// A letter in paragraphs with headings, the day at its end.
export const stepwise: DocumentLayout<CoverLetterFacts> = {
  name: 'stepwise',
  draw(facts, { f, date, random }) {
    const { values: v, person, journey } = facts;
    const day = random.pick(['Month d, yyyy', 'd Month yyyy', 'dd-mm-yyyy'] as const);
    const { country, stops } = journey.destination;
    const dates = html(
      `${f('travelFrom', date(v.travelFrom!, day))} ${random.pick(['until', 'to', 'and shall be back on'])}`,
      ` ${f('travelTo', date(v.travelTo!, day))}`,
    );
    const purpose = f('purpose', v.purpose!);
    const trip = random.pick([
      `I propose to stay in ${stops.map(({ city }) => city).join(' and ')} from ${dates}.`,
      `My trip to ${country} is scheduled from ${dates}.`,
    ]);
    const payer = f('expensesBorneBy', v.expensesBorneBy!);
    const funds = random.pick([
      `The trip will be funded by ${payer}.`,
      `The cost of the journey shall be paid by ${payer}.`,
      `The expenses are borne by ${payer}.`,
    ]);
    return (
      style(
        ".cs { font: 10.4pt/1.5 'Noto Sans', sans-serif; padding: 18mm 22mm }",
        ' .cs h4 { margin: 4mm 0 0; color: #234 } .cs p { margin: 1mm 0 3mm }',
      ) +
      sheet(
        html(
          `<p>To<br>${f('addressedTo', v.addressedTo!)}<br>${facts.city}, India</p>`,
          `<p>Re: Visa application of ${person.fullName}, passport ${person.passportNumber}</p>`,
          '<p>Dear Sir / Madam,</p>\n',
          '         <h4>About me</h4>',
          `<p>I am ${person.fullName}, ${person.designation} at ${person.employer}, `,
          `resident of ${person.address.city}.</p>`,
          '<h4>Purpose of visit</h4>',
          `<p>${random.pick([`The reason for my journey is ${purpose}.`, `I am travelling for ${purpose}.`])}`,
          '</p>',
          '\n',
          `         <h4>Travel plan</h4><p>${trip} I have booked refundable flights and hotels.</p>`,
          `<h4>Finances</h4><p>${funds} The bank statements enclosed show sufficient balance.</p>`,
          '<h4>Ties to India</h4>',
          `<p>My family lives in ${person.address.city} and I will resume work after my leave.</p>\n`,
          '         <p>Sincerely,</p>',
          `<p>${f('signed', 'Sd/-')}<br>${person.fullName}`,
          `<br>${random.pick(['Place', 'At'])}: ${person.address.city}<br>`,
          `Date: ${f('letterDate', date(v.letterDate!, day))}</p>`,
        ),
        'cs',
      )
    );
  },
};

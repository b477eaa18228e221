import { html } from '../../../html.ts';
import { scrawl, sheet, style } from '../../printing/markup.ts';
import { titleOf } from '../../facts/person.ts';
import type { SponsorshipFacts } from '../../kinds/letter/sponsorship-letter-or-affidavit.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A relative's letter of sponsorship.
export const sponsorshipLetterOrAffidavitLayout: LayoutDesign<SponsorshipFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, journey, address, occupation, values } = facts;
    return html(
      style(`.page{font:11pt/1.65 'Noto Serif';padding:22mm 24mm}p{margin:3.6mm 0;text-align:justify}`),
      sheet(
        html(
          `<p>From<br>${v('sponsorName')}<br>${v('sponsorAddress', address.join('\n'))}<br>`,
          `Mobile: ${v('sponsorPhone')}</p>`,
          `<p>Date: ${d('letterDate', 'd Month yyyy')}</p><p>To<br>${esc(journey.destination.consulate)}</p>`,
          `<p><b>Subject: Sponsorship letter for ${titleOf(person)} ${esc(person.fullName)}</b></p>`,
          '<p>Dear Sir / Madam,</p>\n',
          `<p>I, ${esc(values.sponsorName!)}, by occupation ${esc(occupation)}, `,
          `am the ${v('sponsorRelationship')} of ${titleOf(person)} ${esc(person.fullName)}, `,
          `holder of Indian passport ${person.passportNumber}, `,
          `who intends to visit ${esc(journey.destination.country)} `,
          `from ${date(journey.from, 'd Month yyyy')} to ${date(journey.to, 'd Month yyyy')}.</p>`,
          '\n',
          '<p>I hereby undertake to sponsor the entire trip, including air fare, accommodation, ',
          'insurance and daily expenses. ',
          'For this purpose I have set aside a sum ',
          `of ${v('sponsorAmount', amount(Number(values.sponsorAmount), 'slash'))}, `,
          'as seen from my enclosed bank statement and income tax returns.</p>',
          `<p>Kindly grant the visa and oblige.</p><p>Yours faithfully,</p>${scrawl(random)}`,
          `<p>(${esc(values.sponsorName!)})</p>`,
        ),
      ),
    );
  },
};

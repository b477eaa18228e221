import { html } from '../../../../html.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { CoverLetterFacts } from '../../../kinds/letter/cover-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A formal letter: From and To, everything in sentences, place and date at the end.
export const coverLetterLayout: LayoutDesign<CoverLetterFacts> = {
  draw(facts, { f, around, esc, date, random }) {
    const { values, person, journey, payer, address, city } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const day = (id: string) => v(id, date(values[id]!, 'dth Month yyyy'));
    const { country, stops } = journey.destination;
    const money = {
      self: `I shall meet all the expenses of this journey ${v('expensesBorneBy')}, out of my savings.`,
      father: `All the expenses of this journey shall be met by my father, ${v('expensesBorneBy')}.`,
      employer: `All the expenses of this journey shall be met by my employer, ${v('expensesBorneBy')}.`,
    }[payer];
    const seen = stops.map((stop) => `${stop.city} (${stop.sights.slice(0, 2).join(', ')})`).join(' and ');
    return html(
      style(
        ".page{font:11pt/1.7 'Noto Serif',serif;padding:22mm 26mm}p{margin:0 0 4.2mm;text-align:justify}",
        '.flat{text-align:left}',
      ),
      sheet(
        html(
          `<p class="flat">From,<br>${esc(person.fullName)}<br>${address.map(esc).join('<br>')}`,
          `<br>${esc(person.phone)}</p>`,
          `<p class="flat">To,<br>${v('addressedTo')}<br>${esc(city)}</p>\n`,
          `<p class="flat"><b>Sub: Request for grant of a visa for ${esc(country)}</b></p>`,
          `<p>${random.pick(['Respected Sir / Madam,', 'Respected Officer,'])}</p>\n`,
          `<p>I, the undersigned, holder of Indian passport ${person.passportNumber}, `,
          `am employed as ${esc(person.designation)} at ${esc(person.employer)}. `,
          'I humbly request you to consider my application for a visa. ',
          `I wish to go to ${esc(country)} for ${v('purpose')} and propose to leave India `,
          `on ${day('travelFrom')} and to be back home on ${day('travelTo')}.</p>`,
          '\n',
          `<p>During these days I mean to stay at ${esc(seen)}. ${money} I have close family and a settled `,
          'occupation in India and shall certainly return before my visa runs out.</p>',
          '<p>I have placed with this ',
          `letter: ${facts.enclosures.map((each) => esc(each.toLowerCase())).join('; ')}. `,
          'I shall be obliged to give any further paper that you may call for.</p>',
          '\n',
          `<p class="flat">Thanking you in anticipation,<br>Yours obediently,<br>${around('signed', 'Sd/-')}`,
          `<br>(${esc(person.fullName)})</p>`,
          `<p class="flat">Place: ${esc(person.address.city)}<br>Dated: ${day('letterDate')}</p>`,
        ),
      ),
    );
  },
};

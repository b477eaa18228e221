import { html } from '../../../html.ts';
import { sheet, style } from '../../printing/markup.ts';
import type { CoverLetterFacts } from '../../kinds/letter/cover-letter.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A letter typed at home.
export const coverLetterLayout: LayoutDesign<CoverLetterFacts> = {
  draw(facts, pen) {
    const { f, around, esc, date } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, journey, address, city, payer, enclosures } = facts;
    const payers = {
      self: 'All expenses of this trip, including tickets, stay and insurance, will be borne by',
      father: 'The cost of my trip is being met by my father, Mr',
      employer: 'All my travel costs will be paid by my employer,',
    }[payer];
    return html(
      style(`.page{font:11pt/1.6 'Noto Serif';padding:22mm 24mm}p{margin:3.5mm 0}li{margin:0}`),
      sheet(
        html(
          `<p>${esc(person.fullName)}<br>${address.map(esc).join('<br>')}<br>Mobile: ${person.phone}</p>`,
          `<p>Date: ${d('letterDate', 'd Month yyyy')}</p><p>To<br>${v('addressedTo')}<br>${esc(city)}</p>\n`,
          `<p><b>Subject: Application for a short stay visa for ${esc(journey.destination.country)}</b></p>`,
          '<p>Respected Sir / Madam,</p>\n',
          `<p>I, ${esc(person.fullName)}, holder of Indian passport number ${person.passportNumber}, `,
          `work as ${esc(person.designation)} and live at the above address. `,
          `I am writing to request a visa for ${esc(journey.destination.country)}. `,
          `The purpose of my visit is ${v('purpose')}.</p>`,
          '\n',
          `<p>I shall be leaving ${esc(journey.home.city)} on ${d('travelFrom', 'd Month yyyy')} and `,
          `returning on ${d('travelTo', 'd Month yyyy')}. ${payers} ${v('expensesBorneBy')}.</p>`,
          '\n',
          '<p>I am enclosing the following for your kind perusal:</p>',
          `<ol>${enclosures.map((each) => `<li>${esc(each)}</li>`).join('')}</ol>`,
          '<p>I request you to kindly consider my application favourably.</p>',
          '<p>Thanking you,<br>Yours faithfully,</p>',
          `<p>${around('signed', 'Sd/-')}<br>(${esc(person.fullName)})</p>`,
        ),
      ),
    );
  },
};

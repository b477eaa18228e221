import { html } from '../../../html.ts';
import { scrawl, stamp, sheet, style } from '../../printing/markup.ts';
import type { ParentalConsentFacts } from '../../kinds/letter/parental-consent-minor.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A parent's consent, attested by a notary.
export const parentalConsentMinorLayout: LayoutDesign<ParentalConsentFacts> = {
  draw(facts, pen) {
    const { f, around, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, journey, childSex, childBorn, childPassport, companionRelation, address, values } = facts;
    const they = childSex === 'M' ? ['son', 'his'] : ['daughter', 'her'];
    return html(
      style(`.page{font:11pt/1.7 'Noto Serif';padding:22mm 24mm}p{text-align:justify;margin:4mm 0}`),
      sheet(
        html(
          '<h2 style="text-align:center;',
          'font-size:14pt">CONSENT LETTER FOR A MINOR CHILD TO TRAVEL ABROAD</h2>',
          `<p style="text-align:right">Date: ${d('letterDate', 'd Month yyyy')}</p>`,
          '<p>To whom it may concern,</p>\n',
          `<p>I, ${v('parentName')}, holder of Indian passport No. ${person.passportNumber}, `,
          `residing at ${esc(address.join(', '))}, `,
          `am the ${person.sex === 'M' ? 'father' : 'mother'} and lawful guardian of my minor ${they[0]}:</p>`,
          `<p>Name of child: <b>${v('childName')}</b><br>Date of birth: ${date(childBorn, 'd Month yyyy')}`,
          `<br>Passport No.: ${childPassport}</p>\n`,
          `<p>I have no objection to ${they[1]} travelling to ${esc(journey.destination.country)} `,
          `from ${date(journey.from, 'd Month yyyy')} to ${date(journey.to, 'd Month yyyy')}. `,
          `During the journey my child will be in the care of ${v('accompaniedBy')} `,
          `(${esc(companionRelation)} of the child), `,
          'who may take decisions of an urgent medical nature.</p>',
          `<p>Should there be any question, I can be reached at ${person.phone}.</p>${scrawl(random)}`,
          `<p>${esc(values.parentName!)}<br>(Signature of parent)</p>\n`,
          '<div style="text-align:right">',
          around(
            'notarised',
            stamp(random, `ATTESTED BY ME<br>NOTARY PUBLIC<br>${esc(person.address.city)}, Govt. of India`),
          ),
          '</div>',
        ),
      ),
    );
  },
};

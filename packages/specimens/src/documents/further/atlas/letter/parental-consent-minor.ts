import { html } from '../../../../html.ts';
import { scrawl, stamp, sheet, style } from '../../../printing/markup.ts';
import type { ParentalConsentFacts } from '../../../kinds/letter/parental-consent-minor.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// An authorisation in three columns: the child, the adult who goes along, the parent who stays.
export const parentalConsentMinorLayout: LayoutDesign<ParentalConsentFacts> = {
  draw(facts, { f, around, esc, date, random }) {
    const { values, person, journey, address } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const day = (iso: string) => date(iso, 'dd Mmm yyyy');
    const item = (label: string, value: string) => `<small>${label}</small><div>${value}</div>`;
    const notary = random.chance(0.6);
    const column = (title: string, items: string) => `<div class="col"><b>${title}</b>${items}</div>`;
    return html(
      style(
        ".page{font:10.2pt/1.5 'Noto Sans Display','Noto Sans';padding:20mm 18mm}",
        'h1{font-size:15pt;margin:0 0 2mm;color:#28527a}',
        '.cols{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm;margin:6mm 0}',
        '.col{border-top:1mm solid #28527a;background:#f1f5f9;padding:3mm 4mm 5mm}.col b{font-size:9pt}',
        'small{display:block;color:#667;font-size:7.6pt;margin-top:3mm}',
        '.end{display:grid;grid-template-columns:1fr 1fr;gap:10mm;margin-top:10mm;align-items:end}',
      ),
      sheet(
        html(
          '<h1>Authorisation for a child to travel abroad</h1>',
          `<div>Issued at ${esc(person.address.city)} `,
          `on ${v('letterDate', date(values.letterDate!, 'd Month yyyy'))}</div>`,
          '\n',
          '<div class="cols">',
          column(
            'THE CHILD',
            item('Name of minor', v('childName')) +
              item('Born on', day(facts.childBorn)) +
              item('Passport', facts.childPassport),
          ),
          column(
            'ACCOMPANYING ADULT',
            item('Name of escort', v('accompaniedBy')) + item('Who is the child&rsquo;s', esc(facts.companionRelation)),
          ),
          column(
            'PARENT GIVING LEAVE',
            item(person.sex === 'M' ? 'Father' : 'Mother', v('parentName')) +
              item('Residing at', address.map(esc).join('<br>')) +
              item('Can be reached on', esc(person.phone)),
          ),
          '</div>',
          '\n',
          '<p>The parent named above, who has lawful custody, ',
          `has no objection that the minor goes to ${esc(journey.destination.country)} `,
          `between ${day(journey.from)} and ${day(journey.to)} in the care of the adult named above, `,
          'who may take decisions on urgent medical treatment during this time.</p>',
          '<p>This authorisation ends with the return of the minor to India.</p>\n',
          `<div class="end"><div>${scrawl(random)}Parent&rsquo;s signature</div>`,
          '<div>',
          notary
            ? around(
                'notarised',
                stamp(
                  random,
                  html(
                    'ATTESTED BEFORE ME<br>',
                    `NOTARY PUBLIC<br>${esc(person.address.city.toUpperCase())}, GOVT. OF INDIA<br>`,
                    `Regn. ${random.digits(5)}`,
                  ),
                ),
              )
            : 'Witness: ______________________',
          '</div>',
          '</div>',
        ),
      ),
    );
  },
};

import { html } from '../../../../html.ts';
import type { ParentalConsentFacts } from '../../../kinds/letter/parental-consent-minor.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scrawl } from '../../../printing/markup.ts';
import { blank, rubber } from '../bazaar-parts.ts';

// A notarised, stamped undertaking of the parent in numbered paragraphs with blanks.
export const parentalConsentMinorLayout: LayoutDesign<ParentalConsentFacts> = {
  draw(facts, { f, esc, date, random }) {
    const { values: v, person, journey } = facts;
    const { pick } = random;
    const variant = pick(['dd/mm/yyyy', 'dth Month yyyy', 'dd.mm.yyyy'] as const);
    const parent = person.sex === 'M' ? 'father' : 'mother';
    return html(
      "<style>.page{font:10.8pt/1.75 'Noto Serif';padding:16mm 22mm}li{margin:1.5mm 0}</style>\n",
      '<section class="page">',
      '<div style="border:.6mm double #7a2230;color:#7a2230;text-align:center;padding:3mm;',
      'font-weight:700">INDIA NON JUDICIAL &nbsp; ',
      'ONE HUNDRED RUPEES<br>',
      `<small>Stamp vendor, ${esc(person.address.city)} &middot; No. ${random.digits(6)}</small></div>`,
      '<h3 style="text-align:center">',
      pick([
        'AFFIDAVIT-CUM-CONSENT OF PARENT',
        'UNDERTAKING AND CONSENT FOR MINOR',
        'PARENT’S NO OBJECTION FOR TRAVEL OF MINOR',
      ]),
      '</h3>',
      `<p>I, ${blank(f('parentName', v.parentName!))}, aged adult, Indian inhabitant, `,
      `residing at ${esc(facts.address.join(', '))}, do hereby state on solemn affirmation as under:</p>`,
      '\n',
      '<ol>',
      `<li>I am the ${parent} and natural guardian `,
      `of ${pick(['minor', 'the minor child', 'Master / Kumari'])} ${blank(f('childName', v.childName!))}, `,
      `born on ${date(facts.childBorn, variant)}, holding passport ${facts.childPassport}.</li>`,
      `<li>My said ${facts.childSex === 'M' ? 'son' : 'daughter'} proposes to `,
      `visit ${esc(journey.destination.country)} from ${date(journey.from, variant)} `,
      `to ${date(journey.to, variant)} ${pick(['in the company of', 'under the escort of', 'along with'])} `,
      `${blank(f('accompaniedBy', v.accompaniedBy!))}, `,
      `who is the child’s ${facts.companionRelation}.</li>`,
      '<li>I have no objection whatsoever to the issue of a visa to, and to the travel of, ',
      'the said minor.</li>',
      '</ol>',
      '<p>Whatever is stated above is true and ',
      `correct. ${pick(['Solemnly affirmed at', 'Sworn at', 'Executed at'])} ${esc(person.address.city)} `,
      `on ${f('letterDate', date(v.letterDate!, variant))}.</p>`,
      '<div style="display:flex;justify-content:space-between;',
      'align-items:end">',
      random.chance(0.75)
        ? rubber(
            random,
            f(
              'notarised',
              pick(['BEFORE ME\nNOTARY\nGOVT. OF INDIA', 'NOTARISED\nAdvocate & Notary', 'ATTESTED\nNOTARY PUBLIC']),
            ),
          )
        : '<span></span>',
      '<span>',
      `${scrawl(random)}Deponent (${parent})</span></div></section>`,
    );
  },
};

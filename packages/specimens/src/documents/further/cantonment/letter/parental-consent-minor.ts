import { html } from '../../../../html.ts';
import type { ParentalConsentFacts } from '../../../kinds/letter/parental-consent-minor.ts';
import { scrawl, stamp } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A travel consent in American style: parts with Roman numerals, small captions below the filled-in lines, the notary
// below.
export const parentalConsentMinorLayout: LayoutDesign<ParentalConsentFacts> = {
  draw(facts, { f, around, esc, date, random }) {
    const { values: v, person, journey, childSex } = facts;
    const pick = random.pick;
    const day = pick(['Month d, yyyy', 'd Month yyyy', 'dth Month yyyy'] as const);
    const line = (shown: string, under: string) => `<div class="f"><b>${shown}</b><small>${under}</small></div>`;
    const parent = person.sex === 'M' ? 'father' : 'mother';
    return html(
      "<style>.page{font:10.6pt/1.5 'Noto Serif';padding:18mm 20mm}",
      '.g{display:grid;grid-template-columns:1fr 1fr;gap:4mm 8mm;margin:2mm 0 5mm}',
      '.f b{display:block;border-bottom:.3mm solid #333;padding:1mm 1mm 0;min-height:7mm;font-weight:600}',
      '.f small{font-size:7.4pt;color:#555}h3{font-size:11pt;margin:3mm 0 0}</style>\n',
      '<section class="page">',
      '<h1 style="font-size:16pt;',
      'text-align:center">',
      `${pick(['Consent for a minor to travel', 'Parental travel consent', 'Child travel consent'])}</h1>`,
      '<h3>I. The child</h3>',
      '<div class="g">',
      line(f('childName', v.childName!), pick(['Full name of child', 'Name of minor', 'Minor child'])),
      `${line(date(facts.childBorn, day), 'Date of birth')}${line(facts.childPassport, 'Passport number')}`,
      `${line(childSex === 'M' ? 'Son' : 'Daughter', 'Child is my')}</div>`,
      '\n',
      '<h3>II. The consenting parent</h3>',
      '<div class="g">',
      line(
        f('parentName', v.parentName!),
        pick([`Full name of ${parent}`, 'Name of parent or guardian', 'Consenting parent']),
      ),
      `${line(person.passportNumber, 'Passport')}${line(esc(facts.address.join(', ')), 'Home address')}`,
      `${line(person.phone, 'Telephone')}</div>`,
      '\n',
      '<h3>III. The journey</h3>',
      '<div class="g">',
      line(
        f('accompaniedBy', v.accompaniedBy!),
        pick(['Name of adult travelling with the child', 'Accompanying adult', 'Travelling with']),
      ),
      line(facts.companionRelation, 'Relation to child'),
      line(esc(journey.destination.country), 'Destination'),
      `${line(`${date(journey.from, day)} to ${date(journey.to, day)}`, 'Dates of travel')}</div>`,
      '<p>I give my free consent to this journey and allow the adult named in Part III to take decisions ',
      'for the child on the way, ',
      'medical treatment included.</p>',
      '\n',
      '<div style="display:flex;justify-content:space-between">',
      `<div>${scrawl(random)}<small>Signature of ${parent}</small></div>`,
      `<div>${f('letterDate', date(v.letterDate!, day))}<br>`,
      `<small>${pick(['Date signed', 'Date', 'Signed on'])}</small></div></div>`,
      '<hr>',
      '<p>',
      around(
        'notarised',
        html(
          pick(['Subscribed and sworn before me', 'Acknowledged before me', 'Signed and attested in my presence']),
          ', ',
          `a Notary Public, at ${esc(person.address.city)}.`,
        ),
      ),
      '</p>',
      `${stamp(random, 'NOTARY PUBLIC<br>Regd. No. 4127')}</section>`,
    );
  },
};

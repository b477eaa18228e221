import { html } from '../../../../html.ts';
import type { SponsorshipFacts } from '../../../kinds/letter/sponsorship-letter-or-affidavit.ts';
import { scrawl, stamp } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A declaration of support on a form: the sponsor's cells, the traveller's cells, the undertaking as one sentence
// with the sum in it.
export const sponsorshipLetterOrAffidavitLayout: LayoutDesign<SponsorshipFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, journey } = facts;
    const pick = random.pick;
    const day = pick(['d Month yyyy', 'Month d, yyyy', 'dd/mm/yyyy'] as const);
    const cell = (label: string, shown: string) => `<div><small>${label}</small><br>${shown}</div>`;
    return html(
      "<style>.page{font:10.4pt/1.6 'Noto Sans Display','Noto Sans';padding:18mm 20mm}",
      '.g{display:grid;grid-template-columns:1fr 1fr;border-left:.3mm solid #555;',
      'border-top:.3mm solid #555;margin-bottom:5mm}',
      '.g>div{border-right:.3mm solid #555;border-bottom:.3mm solid #555;padding:1.6mm 2.6mm}',
      'small{font-size:7.4pt;color:#666}h3{font-size:10.4pt;margin:0 0 1mm}</style>\n',
      '<section class="page">',
      '<h1 style="font-size:16pt;',
      'margin:0">',
      pick(['Declaration of financial support', 'Affidavit of support', 'Sponsorship declaration']),
      '</h1>',
      `<p style="font-size:8.6pt">e-Stamp ${facts.stampNumber}</p>`,
      `<h3>Part 1. ${pick(['The sponsor', 'Person giving support', 'Sponsor'])}</h3>`,
      '<div class="g">',
      cell(pick(['Name of sponsor', 'Full name', "Sponsor's name"]), f('sponsorName', v.sponsorName!)),
      cell('Occupation', esc(facts.occupation)),
      cell(
        pick(['Residential address', "Sponsor's address", 'Address']),
        f('sponsorAddress', facts.address.join(', ')),
      ),
      cell(pick(['Telephone', 'Contact number', 'Mobile']), f('sponsorPhone', v.sponsorPhone!)),
      cell('Child of', esc(facts.sponsorFather)),
      cell(
        pick([
          'The sponsor is the traveller’s',
          'Relationship of sponsor to traveller',
          'Relationship to the applicant',
        ]),
        f('sponsorRelationship', v.sponsorRelationship!),
      ),
      '</div>',
      '\n',
      '<h3>Part 2. The traveller</h3>',
      `<div class="g">${cell('Name', esc(person.fullName))}${cell('Passport', person.passportNumber)}`,
      cell('Destination', esc(journey.destination.country)),
      `${cell('Journey', `${date(journey.from, day)} to ${date(journey.to, day)}`)}</div>`,
      '<h3>Part 3. Undertaking</h3>',
      '<p>I undertake to meet the cost of travel, lodging, ',
      'insurance and maintenance of the traveller for the whole journey, ',
      `and ${pick(['set aside for this purpose', 'have earmarked for it', 'commit to it the sum of'])} `,
      `${f('sponsorAmount', amount(facts.amount, pick(['inr', 'slash', 'rupee'])))}. `,
      'My papers of income are attached.</p>',
      '<p>I solemnly affirm that what is stated here is true.</p>',
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `<div>${scrawl(random)}${esc(v.sponsorName!)}</div>`,
      `<div>${pick(['Date', 'Signed on', 'Dated'])}: ${f('letterDate', date(v.letterDate!, day))}</div>`,
      `${stamp(random, 'OATH<br>COMMISSIONER')}</div></section>`,
    );
  },
};

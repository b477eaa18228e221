import { html } from '../../../../html.ts';
import type { SponsorshipFacts } from '../../../kinds/letter/sponsorship-letter-or-affidavit.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scrawl } from '../../../printing/markup.ts';
import { titleOf } from '../../../facts/person.ts';

// A letter of support in office English, the sponsor's particulars in the last paragraph.
export const sponsorshipLetterOrAffidavitLayout: LayoutDesign<SponsorshipFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, journey } = facts;
    const { pick } = random;
    const variant = pick(['dd/mm/yyyy', 'dth Month yyyy', 'dd.mm.yyyy'] as const);
    const sum = f('sponsorAmount', amount(facts.amount, pick(['slash', 'inr', 'rupee'] as const)));
    const name = f('sponsorName', v.sponsorName!);
    const relation = f('sponsorRelationship', v.sponsorRelationship!);
    const support = pick([
      `I have set apart a sum of ${sum} for the purpose and shall remit more should the need arise.`,
      `I undertake to meet all expenses of the journey and for that end have provided ${sum}.`,
      `Funds to the tune of ${sum} stand at the disposal of the traveller.`,
    ]);
    const opening = pick([
      `I am the ${relation} of the above-named`,
      `The above-named traveller is my ward; I am the ${relation}`,
      `I, being the ${relation} of the above-named, state that I am an earning member`,
    ]);
    return html(
      "<style>.page{font:11pt/1.65 'Noto Serif';padding:19mm 24mm}</style>\n",
      '<section class="page">',
      `<p style="text-align:right">${pick(['Date', 'Dated', 'Dt.'])}: `,
      `${f('letterDate', date(v.letterDate!, variant))}</p>`,
      `<p>To,<br>${esc(journey.destination.consulate)}</p>`,
      '<p>',
      '<u>',
      pick([
        'Sub: Sponsorship and financial support',
        'Re: Letter of sponsorship',
        'Subject: Undertaking of financial responsibility',
      ]),
      '</u>',
      `<br>Traveller: ${titleOf(person)}. ${esc(person.fullName)}, Passport ${person.passportNumber}</p>`,
      '<p>Respected Sir,</p>',
      `<p>${opening} and am by occupation: ${esc(facts.occupation.toLowerCase())}. `,
      `My ${v.sponsorRelationship === 'brother' ? 'sibling' : 'ward'} intends to `,
      `visit ${esc(journey.destination.country)} from ${date(journey.from, variant)} `,
      `to ${date(journey.to, variant)}. ${support}</p>`,
      '<p>I further assure your good self that the traveller shall not become a burden on the public funds ',
      'of your country, ',
      'and shall return to India on or before the appointed day. ',
      'My bank statements and tax returns are enclosed for ready reference.</p>',
      '<p>I may be reached at the address given below for any clarification.</p>',
      `<p>Yours faithfully,</p>${scrawl(random)}`,
      `<p><b>${name}</b>`,
      `<br>${pick(['Address', 'Residence', 'Res.'])}: ${f('sponsorAddress', facts.address.join(', '))}`,
      `<br>${pick(['Mobile', 'Phone', 'Contact No.'])}: ${f('sponsorPhone', v.sponsorPhone!)}</p></section>`,
    );
  },
};

import { drawing, formGrid, handSignature, paragraphs, roundSeal } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { addDays } from '../../facts/days.ts';
import { addressIn, personName } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const sponsorshipLetter = defineKind({
  kind: 'Sponsorship letter or affidavit',
  facts: (random, t) => {
    const [relationship, name] = random.pick([
      ['father', t.father],
      ['mother', t.mother],
      ['uncle', personName(random, 'M')],
    ] as const);
    return {
      income: random.whole(9, 42) * 100_000,
      values: {
        sponsorName: name,
        sponsorRelationship: relationship,
        sponsorAddress: addressText(addressIn(random, t.address)),
        sponsorPhone: `+91${random.pick(['62', '73', '81'])}${random.digits(8)}`,
        sponsorAmount: String(random.whole(3, 25) * 100_000),
        letterDate: addDays(t.from, -random.whole(14, 60)),
      },
    };
  },
  layouts: {
    'notary-affidavit': ({ f, day, sum, random }, { values }, t) =>
      drawing(
        `.page{font:11pt/1.7 'Noto Serif';padding:22mm 24mm} .st{border:.6mm dashed #555;text-align:center;padding:5mm;margin-bottom:6mm}`,
        `<div class="st">INDIA NON JUDICIAL<br>Rs. 100</div><h3 style="text-align:center">AFFIDAVIT OF SUPPORT</h3>` +
          paragraphs(
            `I, ${f('sponsorName')}, residing at ${f('sponsorAddress')}, do hereby solemnly affirm and state as under:`,
            `1. That I am the ${f('sponsorRelationship')} of ${t.name}, who intends to travel to ${t.abroad.country} from the month of
            departure stated
            in the application.`,
            `2. That I undertake to bear all expenditure up to a sum of Rs. ${sum('sponsorAmount', 'lakh', 0)}/- and that the said sum
            is available in my
            accounts.`,
            `3. That I can be contacted on mobile ${f('sponsorPhone', values.sponsorPhone.slice(3))}.`,
            `Affirmed at ${t.address.city} on this ${day('letterDate', 'Do MMMM YYYY')}.`,
          ) +
          `<div style="display:flex;gap:20mm">${roundSeal(random, 'NOTARY')}<div>DEPONENT<br>${handSignature(random)}</div></div>`,
      ),
    'sponsor-form': ({ f, day, sum, random }, { values }, t) =>
      drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h2>Undertaking by the sponsor</h2>` +
          formGrid(2, [
            ['Sponsor', f('sponsorName')],
            ['Sponsored traveller', t.name],
            ['Relationship to the traveller', f('sponsorRelationship')],
            ['Amount set aside (INR)', sum('sponsorAmount', 'lakh', 0)],
            ['Address of sponsor', f('sponsorAddress')],
            ['Phone', f('sponsorPhone', `+91 ${values.sponsorPhone.slice(3, 8)} ${values.sponsorPhone.slice(8)}`)],
          ]) +
          paragraphs(
            '',
            'I undertake to pay for travel, board, lodging and health care of the person named above.',
            `Dated ${day('letterDate', 'DD.MM.YYYY')}`,
          ) +
          handSignature(random),
      ),
  },
});

import { drawing, formGrid, paragraphs } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { builders } from '../../facts/issuers.ts';
import { addressIn } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const propertyDocument = defineKind({
  kind: 'Property document',
  facts: (random, t) => ({
    seller: random.pick(builders),
    area: random.whole(520, 1_900),
    values: {
      ownerName: t.name,
      propertyAddress: addressText(addressIn(random, t.address)),
      registrationNumber: random.pick([`${random.digits(5)}/20${random.whole(12, 24)}`, `SRO-${random.digits(7)}`]),
      marketValue: String(random.whole(22, 240) * 50_000),
    },
    also: {},
  }),
  layouts: {
    'sale-prose': ({ f, sum }, { seller, area }) =>
      drawing(
        `.page{font:11pt/1.7 'Noto Serif';padding:24mm}`,
        `<h3 style="text-align:center">DEED OF SALE</h3><p>Document No. ${f('registrationNumber')} of Book I</p>` +
          paragraphs(
            `${seller}, hereinafter the Vendor, conveys to ${f('ownerName')}, hereinafter the Purchaser, the residential premises
            measuring ${area} square feet
            situated at ${f('propertyAddress')}.`,
            `The consideration has been received in full. For the purpose of stamp duty the property is valued at Rs.
            ${sum('marketValue', 'lakh', 0)}/-.`,
            'In witness whereof the parties have signed before the Sub-Registrar.',
          ),
      ),
    'land-record': ({ f, sum }, { area }) =>
      drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h2>Index of registered property</h2>` +
          formGrid(2, [
            ['Owner of record', f('ownerName')],
            ['Registration', f('registrationNumber')],
            ['Situated at', f('propertyAddress')],
            ['Built-up area', `${area} sq ft`],
            ['Guideline value (Rs.)', sum('marketValue', 'lakh', 0)],
            ['Encumbrance', 'Nil'],
          ]),
      ),
  },
});

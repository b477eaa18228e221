import { addressBlock } from '../../drawing/address-block.ts';
import { drawing, formGrid, handSignature, paragraphs } from '../../drawing/blocks.ts';
import { addressAlso, addressValues } from '../../facts/address-values.ts';
import { addDays, addYears, dayIn } from '../../facts/days.ts';
import { personName } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const rentAgreement = defineKind({
  kind: 'Rent agreement',
  facts: (random, t) => {
    const agreementFrom = dayIn(random, '2025-02-01', '2026-09-01');
    return {
      values: {
        ...addressValues(t.address),
        tenantName: t.name,
        landlordName: personName(random, random.pick(['M', 'F'])),
        agreementFrom,
        agreementTo: addDays(addYears(agreementFrom, random.pick([1, 2])), -1),
        monthlyRent: String(random.whole(17, 96) * 500),
      },
      also: addressAlso(t.address),
    };
  },
  layouts: {
    'tenancy-prose': (writer, _, t) => {
      const { f, day, sum, random } = writer;
      return drawing(
        `.page{font:11pt/1.7 'Noto Serif';padding:22mm 24mm}`,
        `<h3 style="text-align:center">AGREEMENT OF TENANCY</h3>` +
          paragraphs(
            `This agreement is entered into between ${f('landlordName')}, hereinafter referred to as the Lessor, and ${f('tenantName')},
            hereinafter referred to
            as the Lessee.`,
            `The Lessor lets to the Lessee the dwelling at
            ${addressBlock(writer, t.address, '{home}, {locality}, {city}, {district} district, {state} - {postcode}')}, for use as a
            residence only.`,
            `The tenancy commences on ${day('agreementFrom', 'Do MMMM YYYY')} and ends on ${day('agreementTo', 'Do MMMM YYYY')}. The
            Lessee shall pay a rent of
            Rs. ${sum('monthlyRent', 'lakh', 0)}/- every month, on or before the fifth day.`,
          ) +
          `${handSignature(random)} ${handSignature(random)}`,
      );
    },
    'terms-grid': (writer, _, t) => {
      const { f, day, sum } = writer;
      return drawing(
        `.page{font:9.8pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h3>Residential lease: key terms</h3>` +
          formGrid(2, [
            ['Owner', f('landlordName')],
            ['Occupant', f('tenantName')],
            ['Premises', addressBlock(writer, t.address, '{home}<br>{locality}<br>{city} {postcode}<br>{state}')],
            ['Rent per month (INR)', sum('monthlyRent', 'lakh')],
            ['Lease starts', day('agreementFrom', 'DD/MM/YYYY')],
            ['Lease ends', day('agreementTo', 'DD/MM/YYYY')],
          ]),
      );
    },
  },
});

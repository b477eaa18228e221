import { drawing, formGrid, handSignature, paragraphs } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { addDays, dayIn } from '../../facts/days.ts';
import { addressIn, personName } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const employmentLetter = defineKind({
  kind: 'Employment / NOC / leave letter',
  facts: (random, t) => ({
    values: {
      employeeName: t.name,
      designation: t.post,
      employerName: t.employer.name,
      employerAddress: addressText(addressIn(random)),
      employerPhone: `+91${random.pick(['3612', '4602', '2652'])}${random.digits(6)}`,
      employerEmail: `${random.pick(['people', 'hr', 'office'])}@${t.employer.site}`,
      dateOfJoining: dayIn(random, '2010-02-01', '2024-10-31'),
      annualGrossIncome: String(random.whole(60, 320) * 10_000),
      leaveFrom: t.from,
      leaveTo: t.to,
      destinationCountry: t.abroad.code,
      signatoryName: personName(random, random.pick(['M', 'F'])),
      signatoryDesignation: random.pick(['General Manager - People', 'Company Secretary', 'Director, Operations']),
      letterDate: addDays(t.from, -random.whole(12, 50)),
    },
    also: {},
  }),
  layouts: {
    'no-objection': ({ f, day, sum, random }, _, t) =>
      drawing(
        `.page{font:11pt/1.6 'Noto Serif';padding:20mm 24mm} .lh{text-align:center;border-bottom:.5mm solid #333;padding-bottom:2mm}`,
        `<div class="lh"><b style="font-size:15pt">${f('employerName')}</b><br><span style="font-size:8.8pt">${f('employerAddress')}<br>
        Tel: ${f('employerPhone')} &nbsp; E: ${f('employerEmail')}</span></div><p
        style="text-align:right">${day('letterDate', 'Do MMMM YYYY')}</p>` +
          paragraphs(
            'TO WHOMSOEVER IT MAY CONCERN',
            `This has reference to ${f('employeeName')}, who has been on our rolls since ${day('dateOfJoining', 'Do MMMM YYYY')} and
            presently serves as
            ${f('designation')}. ${t.sex === 'M' ? 'His' : 'Her'} remuneration is Rs. ${sum('annualGrossIncome', 'lakh', 0)} per annum.`,
            `${t.sex === 'M' ? 'He' : 'She'} has been granted paid vacation from ${day('leaveFrom', 'Do MMMM YYYY')} till
            ${day('leaveTo', 'Do MMMM YYYY')} to visit ${f('destinationCountry', t.abroad.country)}. The company has no objection to this
            travel and expects ${t.sex === 'M' ? 'him' : 'her'} to resume duties thereafter.`,
          ) +
          `For the company<br>${handSignature(random)}<br>${f('signatoryName')}<br>${f('signatoryDesignation')}`,
      ),
    'employer-form': ({ f, day, sum, random }, _, t) =>
      drawing(
        `.page{font:9.8pt/1.45 'DejaVu Sans';padding:17mm}`,
        `<h2 style="margin:0">${f('employerName')}</h2><p>Employer's statement for visa purposes</p>` +
          formGrid(2, [
            ['Employee', f('employeeName')],
            ['Role', f('designation')],
            ['Employed since', day('dateOfJoining', 'DD.MM.YYYY')],
            ['Yearly gross pay (INR)', sum('annualGrossIncome', 'lakh', 0)],
            ['Leave approved from', day('leaveFrom', 'DD.MM.YYYY')],
            ['Leave approved to', day('leaveTo', 'DD.MM.YYYY')],
            ['Travelling to', f('destinationCountry', t.abroad.country)],
            ['Issued', day('letterDate', 'DD.MM.YYYY')],
            ['Office', f('employerAddress')],
            ['Contact', `${f('employerPhone')}<br>${f('employerEmail')}`],
          ]) +
          `<br>${handSignature(random)}<br>${f('signatoryName')}, ${f('signatoryDesignation')}`,
      ),
  },
});

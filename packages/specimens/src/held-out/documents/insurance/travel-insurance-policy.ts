import { drawing, formGrid, lines, paragraphs, ruled } from '../../drawing/blocks.ts';
import { insurers } from '../../facts/issuers.ts';
import { defineKind } from '../../held-out-kind.ts';

export const travelInsurance = defineKind({
  kind: 'Travel insurance policy',
  facts: (random, t) => ({
    values: {
      policyNumber: random.pick([
        `EB/${random.digits(9)}`,
        random.digits(13),
        `WG-${random.letters(2)}-${random.digits(8)}`,
      ]),
      insurerName: random.pick(insurers),
      insuredName: t.name,
      insuredPassportNumber: t.passport,
      insuredDateOfBirth: t.born,
      coverageAmount: String(random.pick([30_000, 50_000, 100_000, 250_000])),
      coverageCurrency: random.pick(['EUR', 'USD']),
      startDate: t.from,
      endDate: t.to,
      territory: random.pick(['Schengen States', 'Worldwide excluding USA and Canada', 'Europe']),
      repatriationCovered: 'true',
      deductible: String(random.pick([50, 75, 100])),
      emergencyPhone: `+4989${random.digits(7)}`,
    },
    also: {},
  }),
  layouts: {
    'policy-schedule': ({ f, day, sum, around }, { values }) =>
      drawing(
        `.page{font:8.9pt/1.4 'Noto Sans'} h1{font-size:15pt;color:#0f766e;margin:0} h3{margin:5mm 0 1mm}`,
        `<h1>${f('insurerName')}</h1><b>OVERSEAS TRAVEL PROTECT &mdash; SCHEDULE OF COVER</b><br><br>` +
          formGrid(4, [
            ['Policy No.', f('policyNumber')],
            ['Cover begins', day('startDate', 'DD-MMM-YYYY')],
            ['Cover ends', day('endDate', 'DD-MMM-YYYY')],
            ['Geographical scope', f('territory')],
          ]) +
          '<h3>Persons covered</h3>' +
          ruled(
            ['Name', 'Passport', 'D.O.B.', 'Relationship to proposer'],
            [[f('insuredName'), f('insuredPassportNumber'), day('insuredDateOfBirth', 'DD-MMM-YYYY'), 'Self']],
          ) +
          '<h3>Benefits</h3>' +
          ruled(
            ['Section', 'Benefit', 'Limit', 'Excess'],
            [
              [
                'A',
                'Medical and hospital expenses',
                `${f('coverageCurrency')} ${sum('coverageAmount', 'thousand', 0)}`,
                `${values.coverageCurrency} ${sum('deductible', 'none', 0)}`,
              ],
              [
                'B',
                around('repatriationCovered', 'Medical repatriation and repatriation of mortal remains'),
                'Included in A',
                'Nil',
              ],
              ['C', 'Loss of checked-in baggage', `${values.coverageCurrency} 750`, 'Nil'],
              ['D', 'Personal liability', `${values.coverageCurrency} 20,000`, 'Nil'],
            ],
          ) +
          `<p>Assistance round the clock: ${f('emergencyPhone', `+49 89 ${values.emergencyPhone.slice(5)}`)}</p>`,
      ),
    'consulate-confirmation': ({ f, day, sum, around }, { values }, t) =>
      drawing(
        `.page{font:11pt/1.6 'Noto Serif';padding:24mm 24mm}`,
        `<p><b>${f('insurerName')}</b></p><h3>Confirmation for the visa authority</h3>` +
          paragraphs(
            `We confirm that ${t.sex === 'M' ? 'Mr' : 'Ms'} ${f('insuredName')}, born ${day('insuredDateOfBirth', 'D MMMM YYYY')},
            travelling
            on passport ${f('insuredPassportNumber')}, is insured with us under contract number ${f('policyNumber')} from
            ${day('startDate', 'D MMMM YYYY')} up to and including ${day('endDate', 'D MMMM YYYY')}.`,
            `The insurance is valid in: ${f('territory')}. Costs of emergency treatment are met up to
            ${f('coverageCurrency')} ${sum('coverageAmount', 'thousand', 0)}.
            ${around('repatriationCovered', 'Transport home for medical reasons or in case of death is covered')} without limit.`,
          ) +
          lines([['Emergency number', f('emergencyPhone', values.emergencyPhone)]], '50mm'),
      ),
  },
});

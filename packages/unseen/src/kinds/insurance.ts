import type { Kind } from '../facts/facts.types.ts';
import { insurers } from '../facts/issuers.ts';
import { dayAfter } from '../facts/printed.ts';

export const travelInsurance: Kind = {
  category: 'Insurance',
  kind: 'Travel insurance policy',
  factsOf(traveller, chance) {
    const { from, to } = traveller.trip;
    return {
      facts: {
        policyNumber: `${chance.figures(4)}/${chance.figures(8)}/00`,
        insurerName: chance.among(insurers),
        insuredName: traveller.name.full,
        insuredPassportNumber: traveller.passport,
        insuredDateOfBirth: traveller.born,
        coverageAmount: chance.among(['30000', '50000', '100000']),
        coverageCurrency: 'EUR',
        startDate: from,
        endDate: dayAfter(to, 1),
        territory: 'Schengen',
        deductible: chance.among(['50', '100']),
        emergencyPhone: '+49 30 5550 1188',
        _premium: chance.figures(4),
        _tax: '18 %',
        _address: traveller.home.full,
        _nominee: traveller.mother.full,
      },
      also: { territory: ['Schengen area', 'Schengen countries', 'Schengen States'] },
    };
  },
  layouts: [
    {
      name: 'schedule-of-benefits',
      style: { font: 'arial', size: 9.5, dates: 'mon', money: 'westernWhole', ink: '004d40' },
      draw(s) {
        s.band('{insurerName}', '004d40').title('Overseas Travel Policy Schedule', { align: 'left' });
        s.kv(
          [
            ['Policy No.', '{policyNumber}'],
            ['Insured', '{insuredName}'],
            ['Passport No.', '{insuredPassportNumber}'],
            ['Date of birth', '{insuredDateOfBirth}'],
            ['Address', '{_address}'],
            ['Period of insurance', 'From {startDate} To {endDate}'],
            ['Geographical scope', '{territory}'],
          ],
          { isRuled: true, sep: '', labelW: 150 },
        );
        s.table(
          ['Cover', 'Sum insured', 'Deductible'],
          [
            [
              'Medical expenses incl. hospital',
              '{coverageCurrency} {coverageAmount|westernWhole}',
              '{coverageCurrency} {deductible|westernWhole}',
            ],
            ['Repatriation of remains', 'Included', 'Nil'],
            ['Loss of checked baggage', 'EUR 500', 'Nil'],
            ['Personal liability', 'EUR 2,500', 'EUR 75'],
          ],
          { shares: [2.4, 1.3, 1], fill: 'd9ecea' },
        );
        s.p('24 hour assistance: {emergencyPhone}', { as: 'key-value' });
      },
    },
    {
      name: 'certificate-for-visa',
      style: { font: 'times', size: 11, dates: 'long', money: 'westernWhole', ink: '1a237e' },
      draw(s) {
        s.head('{insurerName|upper}', { size: 14, isBold: true, align: 'center', after: 12 }).title(
          'CERTIFICATE OF INSURANCE FOR VISA PURPOSES',
        );
        s.p(
          'We hereby confirm that {insuredName}, born on {insuredDateOfBirth}, holder of passport ' +
            '{insuredPassportNumber}, is insured under policy {policyNumber} for all {territory} states from ' +
            '{startDate} to {endDate}. Medical expenses, including emergency treatment and repatriation, are covered ' +
            'up to {coverageCurrency} {coverageAmount|westernWhole} with an excess of {coverageCurrency} ' +
            '{deductible|westernWhole} per claim.',
          { leading: 18 },
        );
        s.p('In an emergency call {emergencyPhone} day and night.');
      },
    },
    {
      name: 'card-of-cells',
      style: { font: 'dejavuCondensed', size: 9.5, dates: 'slash', money: 'westernWhole', ink: 'a0410d' },
      draw(s) {
        s.head('{insurerName}', { size: 15, isBold: true })
          .rule(2)
          .cells(
            [
              [
                ['POLICY NUMBER', '{policyNumber}', 2],
                ['PLAN', 'Voyager Silver', 1],
              ],
              [
                ['NAME OF INSURED PERSON', '{insuredName|upper}', 2],
                ['PASSPORT', '{insuredPassportNumber}', 1],
              ],
              [
                ['BIRTH DATE', '{insuredDateOfBirth}'],
                ['VALID FROM', '{startDate}'],
                ['VALID UP TO', '{endDate}'],
              ],
              [
                ['MEDICAL COVER', '{coverageCurrency} {coverageAmount|westernWhole}'],
                ['EXCESS', '{coverageCurrency} {deductible|westernWhole}'],
                ['AREA', '{territory}'],
              ],
              [
                ['NOMINEE', '{_nominee}', 2],
                ['EMERGENCY HELPLINE', '{emergencyPhone}', 1],
              ],
            ],
            { shade: 'f6e6dc' },
          );
      },
    },
    {
      name: 'two-column-summary',
      style: { font: 'notoSans', size: 9, dates: 'dash', money: 'westernWhole', ink: '33691e' },
      draw(s) {
        s.side(
          () => s.head('{insurerName}', { size: 13, isBold: true }),
          () => s.p('Policy {policyNumber}', { align: 'right', as: 'header', isBold: true }),
        ).rule();
        s.side(
          () =>
            s.p('Who is insured', { isBold: true }).kv(
              [
                ['Name', '{insuredName}'],
                ['Born', '{insuredDateOfBirth}'],
                ['Passport', '{insuredPassportNumber}'],
              ],
              { labelW: 60 },
            ),
          () =>
            s.p('When and where', { isBold: true }).kv(
              [
                ['Start', '{startDate}'],
                ['End', '{endDate}'],
                ['Countries', '{territory}'],
              ],
              { labelW: 60 },
            ),
        );
        s.p('What is covered', { isBold: true }).table(
          ['', 'Limit per person'],
          [
            ['Medical treatment abroad', '{coverageCurrency} {coverageAmount|westernWhole}'],
            ['Your own share of each claim', '{coverageCurrency} {deductible|westernWhole}'],
            ['Trip delay above 6 hours', 'EUR 120'],
          ],
          { shares: [3, 1.4], right: [1], lines: 'rows' },
        );
        s.p('Help line {emergencyPhone}', { as: 'key-value' });
      },
    },
  ],
};

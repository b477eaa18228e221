import { describe, expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { travelInsurance } from './travel-insurance.ts';

const read = (text: string) =>
  travelInsurance.read({ category: 'Insurance', kind: 'Travel insurance policy', pages: [typedPage(text)] });
const valuesOf = (text: string) =>
  Object.fromEntries(Object.entries(read(text).values).map(([id, { value }]) => [id, value]));

const schedule = `
VAJRA ALLIED GENERAL INSURANCE COMPANY LIMITED
Travel Companion Policy Schedule
Policy Number        : OG-26-1101-6401-00004567
Policy Issued On     : 02-Oct-2026
Period of Cover      : 10-Nov-2026 00:01 hrs to 28-Nov-2026 23:59 hrs
Geographical Coverage: Worldwide including USA/Canada
Insured Details
Sr  Insured Name        Gender  Date of Birth  Passport No   Nominee
1   MRS KAVITA MENON    F       12-Mar-1984    P1234567      RAJ MENON
2   MR RAJ MENON        M       30-Jun-1981    R7654321      KAVITA MENON
Coverages                          Limits (US $)      Deductible (US $)
Medical Expenses                   $ 100,000          $ 100
Repatriation of Mortal Remains     $ 10,000           Nil
Loss of Passport                   $ 300              $ 30
For Emergency Assistance call our 24 hour helpline: +91 20 3030 5858
`;

describe('a travel insurance policy', () => {
  it('reads cover, area, period and deductible of a schedule', () => {
    expect(valuesOf(schedule)).toMatchObject({
      policyNumber: 'OG-26-1101-6401-00004567',
      insurerName: 'VAJRA ALLIED GENERAL INSURANCE COMPANY LIMITED',
      startDate: '2026-11-10',
      endDate: '2026-11-28',
      territory: 'Worldwide including USA/Canada',
      coverageAmount: '100000',
      coverageCurrency: 'USD',
      deductible: '100',
      repatriationCovered: 'true',
      emergencyPhone: '+912030305858',
    });
  });

  it('lists everyone insured', () => {
    const { insured } = read(schedule).tables!;
    expect(
      insured!.map((row) => [row.insuredName!.value, row.insuredPassportNumber!.value, row.insuredDateOfBirth!.value]),
    ).toEqual([
      ['KAVITA MENON', 'P1234567', '1984-03-12'],
      ['RAJ MENON', 'R7654321', '1981-06-30'],
    ]);
  });

  it('reads a letter for the consulate', () => {
    const values = valuesOf(`
Europa Beistand Insurance SE
We hereby certify that Mr Arjun Patel, born on 04/07/1990, passport number Z2345678, is covered by
the policy number EA-556677889 from 01/12/2026 to 15/12/2026 in all Schengen countries.
Medical expenses and hospitalisation are covered up to EUR 30,000 with no excess.
Repatriation in case of illness or death is included.
Assistance phone: +33 1 41 85 85 85
`);
    expect(values).toEqual({
      policyNumber: 'EA-556677889',
      insurerName: 'Europa Beistand Insurance SE',
      insuredName: 'Arjun Patel',
      insuredPassportNumber: 'Z2345678',
      insuredDateOfBirth: '1990-07-04',
      coverageAmount: '30000',
      coverageCurrency: 'EUR',
      startDate: '2026-12-01',
      endDate: '2026-12-15',
      territory: 'Schengen countries',
      repatriationCovered: 'true',
      emergencyPhone: '+33141858585',
    });
  });

  it('reads that repatriation is not covered', () => {
    expect(valuesOf(schedule.replace('$ 10,000           Nil', 'Not covered')).repatriationCovered).toBe('false');
  });
});

import { html } from '../../../../html.ts';
import type { TravelInsuranceFacts } from '../../../kinds/insurance/travel-insurance-policy.ts';
import { scrawl, sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// A schedule of cells: two labels with their values in each row, the traveller in a row below headings.
export const travelInsurancePolicyLayout: LayoutDesign<TravelInsuranceFacts> = {
  draw(facts, { f, around, esc, date, amount, random }) {
    const { values: v, insured } = facts;
    const day = random.pick(['dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const money = (value: number) => amount(value, 'whole');
    const four = (a: string, b: string, c: string, d: string) =>
      `<tr><th>${a}</th><td>${b}</td><th>${c}</th><td>${d}</td></tr>`;
    const persons = insured
      .map((each, at) =>
        html(
          `<tr><td>${at + 1}</td><td>${at === 0 ? f('insuredName', each.name) : esc(each.name)}</td>`,
          `<td>${at === 0 ? f('insuredDateOfBirth', date(each.dateOfBirth, day)) : date(each.dateOfBirth, day)}</td>`,
          `<td>${at === 0 ? f('insuredPassportNumber', each.passportNumber) : each.passportNumber}</td></tr>`,
        ),
      )
      .join('');
    const benefits = facts.benefits
      .map(([name, sum]) =>
        html(
          `<tr><td>${/repatriation/i.test(name) ? around('repatriationCovered', `${name}: covered`) : name}</td>`,
          `<td>${v.coverageCurrency} ${money(sum)}</td></tr>`,
        ),
      )
      .join('');
    return html(
      style(
        ".page{font:9pt/1.4 'Noto Sans';padding:15mm}.t{width:100%;border-collapse:collapse;margin:3mm 0}",
        '.t th,.t td{border:.2mm solid #446;padding:1.2mm 2mm;text-align:left;vertical-align:middle}',
        '.t th{font-weight:normal;background:#eef}',
      ),
      sheet(
        html(
          `<b style="font-size:15pt">${f('insurerName', v.insurerName!)}</b><p>Policy schedule, overseas travel</p>`,
          `<table class="t">${four('Policy Number', f('policyNumber', v.policyNumber!), 'Plan', esc(facts.plan))}`,
          four(
            'Policy Start Date',
            f('startDate', date(v.startDate!, day)),
            'Policy End Date',
            f('endDate', date(v.endDate!, day)),
          ),
          four('Trip Duration', `${facts.days} Days`, 'Geographical Coverage', f('territory', v.territory!)),
          four(
            'Sum Insured (Medical)',
            `${f('coverageCurrency', v.coverageCurrency!)} ${f('coverageAmount', money(facts.cover))}`,
            'Deductible',
            `${v.coverageCurrency} ${f('deductible', money(facts.deductible))}`,
          ),
          four('Premium', `INR ${money(facts.premium)}`, 'Issued on', date(facts.issued, day)),
          '</table><table class="t">',
          '<tr><th>No.</th><th>Name of Insured Person</th><th>Date of Birth</th><th>Passport Number</th></tr>',
          `${persons}</table>`,
          `<table class="t"><tr><th>Benefit</th><th>Limit</th></tr>${benefits}</table>`,
          `<table class="t"><tr><th>24-hour assistance</th></tr><tr><td>${f('emergencyPhone', v.emergencyPhone!)}</td></tr>`,
          `</table>${scrawl(random)}`,
        ),
      ),
    );
  },
};

import { html } from '../../../../html.ts';
import type { TravelInsuranceFacts } from '../../../kinds/insurance/travel-insurance-policy.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { arabic, faces, rubber } from '../bazaar-parts.ts';

// A schedule with joined cells; the persons insured in the middle, the benefits with their sums below.
export const travelInsurancePolicyLayout: LayoutDesign<TravelInsuranceFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, insured, benefits } = facts;
    const { pick } = random;
    const variant = pick(['dd/mm/yyyy', 'dd-Mmm-yyyy', 'dd Mmm yyyy'] as const);
    const day = (iso: string) => date(iso, variant);
    const whole = (value: number) => amount(value, 'western').replace('.00', '');
    const money = (value: number) => `${v.coverageCurrency} ${whole(value)}`;
    const cell = (label: string, shown: string, wide = 1) =>
      `<td colspan="${wide}"><small>${label}</small><br>${shown}</td>`;
    const people = insured
      .map(({ name, passportNumber, dateOfBirth, relation }, at) =>
        html(
          `<tr><td>${at + 1}</td><td>${at === 0 ? f('insuredName', name) : esc(name)}</td><td>${relation}</td>`,
          `<td>${at === 0 ? f('insuredPassportNumber', passportNumber) : passportNumber}</td>`,
          `<td>${at === 0 ? f('insuredDateOfBirth', day(dateOfBirth)) : day(dateOfBirth)}</td></tr>`,
        ),
      )
      .join('');
    const sums = benefits
      .map(
        ([name, sum]) =>
          `<tr><td>${name.startsWith('Repatriation') ? f('repatriationCovered', name) : esc(name)}</td><td>${money(sum)}</td></tr>`,
      )
      .join('');
    return html(
      `<style>.page{font:9.2pt/1.4 ${faces};padding:13mm 15mm}table{width:100%;margin:2.5mm 0}`,
      'td,th{border:.25mm solid #734;padding:1.5mm 2.2mm;vertical-align:top}',
      'th{background:#f6e9ee;text-align:left}small{font-size:7.2pt;color:#734}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `<b style="font-size:14pt;color:#734">${f('insurerName', v.insurerName!)}</b>`,
      '<span>',
      pick([
        'OVERSEAS TRAVEL POLICY SCHEDULE',
        'Travel Insurance &ndash; Policy Schedule',
        'TRAVEL POLICY: SCHEDULE OF COVER',
      ]),
      `<br>${arabic('وثيقة تأمين السفر')}</span></div>\n`,
      '<table>',
      '<tr>',
      cell(
        pick(['Policy No.', 'Policy / Certificate No.', 'Policy number']),
        `<b>${f('policyNumber', v.policyNumber!)}</b>`,
      ),
      `${cell('Plan', esc(facts.plan))}${cell('Issued on', day(facts.issued))}</tr>`,
      '<tr>',
      cell(pick(['Risk commences on', 'Cover from', 'Period of insurance: from']), f('startDate', day(v.startDate!))),
      cell(pick(['Risk ceases on', 'Cover to', 'Period of insurance: to']), f('endDate', day(v.endDate!))),
      `${cell('Days', `${facts.days}`)}</tr>`,
      '<tr>',
      cell(pick(['Geographical limits', 'Territorial scope', 'Area of cover']), f('territory', v.territory!), 2),
      cell(
        pick(['24 x 7 assistance', 'Emergency helpline', 'Overseas assistance tel.']),
        f('emergencyPhone', v.emergencyPhone!),
      ),
      '</tr>',
      `<tr>${cell('Proposer’s address', esc(facts.address.join(', ')), 3)}</tr></table>\n`,
      '<table>',
      `<tr><th>Sr.</th><th>${pick(['Insured person', 'Name of insured', 'Traveller'])}</th>`,
      `<th>Relation</th><th>Passport</th><th>${pick(['Date of birth', 'DOB', 'Born'])}</th>`,
      `</tr>${people}</table>`,
      '<table><tr><th>Section / Benefit</th><th>Limit</th></tr>',
      '<tr><td>',
      '<b>',
      pick(['Medical expenses (sum insured)', 'Emergency medical expenses', 'Medical cover &ndash; sum insured']),
      '</b>',
      '</td><td>',
      `<b>${f('coverageCurrency', v.coverageCurrency!)} ${f('coverageAmount', whole(facts.cover))}</b></td>`,
      '</tr>',
      `<tr><td>${pick(['Deductible', 'Excess (per claim)', 'Deductible on medical claims'])}</td>`,
      `<td>${v.coverageCurrency} ${f('deductible', String(facts.deductible))}</td></tr>${sums}</table>`,
      `<p>Premium incl. taxes ${amount(facts.premium, 'slash')}. `,
      'Pre-existing diseases are excluded save in life-threatening ',
      `cases.</p>${rubber(random, 'STAMP DUTY PAID<br>DULY CONSTITUTED ATTORNEY')}</section>`,
    );
  },
};

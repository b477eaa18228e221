import { html } from '../../../../html.ts';
import { sheet, style, table } from '../../../printing/markup.ts';
import type { TravelInsuranceFacts } from '../../../kinds/insurance/travel-insurance-policy.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// The certificate a consulate is handed: mostly sentences, the travellers in a table that ends with the name.
export const travelInsurancePolicyLayout: LayoutDesign<TravelInsuranceFacts> = {
  draw(facts, { f, around, esc, date, amount, random }) {
    const { values, insured, journey } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const day = (iso: string) => date(iso, 'd Month yyyy');
    const money = (value: number) => amount(value, 'western').slice(0, -3);
    const currency = () => v('coverageCurrency');
    const people = table(
      ['Passport', 'Born', 'Relation', 'Traveller'],
      insured.map((each, at) =>
        at === 0
          ? [
              v('insuredPassportNumber'),
              v('insuredDateOfBirth', date(each.dateOfBirth, 'dd-Mmm-yyyy')),
              each.relation,
              v('insuredName'),
            ]
          : [each.passportNumber, date(each.dateOfBirth, 'dd-Mmm-yyyy'), each.relation, esc(each.name)],
      ),
    );
    const phone = values.emergencyPhone!;
    const extra = facts.benefits
      .slice(1)
      .map(([name, sum]) => `${esc(name)} up to ${esc(values.coverageCurrency!)} ${money(sum)}`);
    return html(
      style(
        ".page{font:10.2pt/1.6 'Noto Serif',serif;padding:20mm 22mm}",
        '.table{width:100%;margin:4mm 0;font-size:9.4pt}',
        '.table th{text-align:left;border-bottom:.5mm solid #123f6d;color:#123f6d}',
        '.table td{padding:1.8mm 0;border-bottom:.15mm solid #aaa}',
        'h1{font-size:14pt;color:#123f6d;margin:9mm 0 5mm;text-align:center}',
        '.who{text-align:right;font-weight:bold;color:#123f6d}',
        '.help{border:.4mm solid #123f6d;padding:3mm 4mm;margin-top:5mm}',
        'ul{margin:2mm 0;padding-left:6mm;font-size:9pt}',
      ),
      sheet(
        html(
          `<div class="who">${v('insurerName')}</div>`,
          '<h1>Certificate of overseas travel cover for visa purposes</h1>\n',
          `<p>${day(facts.issued)}<br>To: ${esc(journey.destination.consulate)}</p>\n`,
          '<p>We hereby certify that the travellers named below are covered under our contract ',
          `no. ${v('policyNumber')} (${esc(facts.plan)}), `,
          `valid from ${v('startDate', day(values.startDate!))} until ${v('endDate', day(values.endDate!))}, `,
          `both days included, that is for ${facts.days} days.</p>${people}\n`,
          '<p>Emergency medical treatment and hospitalisation are insured up ',
          `to ${currency()} ${v('coverageAmount', money(facts.cover))} per person and journey; `,
          'the insured bears an excess ',
          `of ${esc(values.coverageCurrency!)} ${v('deductible', money(facts.deductible))} per `,
          'event. ',
          around(
            'repatriationCovered',
            random.pick([
              'Repatriation for medical reasons and in case of death is covered.',
              'Medical repatriation and repatriation of mortal remains are included.',
            ]),
          ),
          ' ',
          `The cover is valid in: ${v('territory')}.</p>`,
          '\n',
          `<p>Further benefits:</p><ul>${extra.map((each) => `<li>${each}</li>`).join('')}</ul>\n`,
          '<div class="help">In an emergency please ring our assistance centre, ',
          'day and ',
          `night: ${v('emergencyPhone', `${phone.slice(0, 3)} ${phone.slice(3, 5)} ${phone.slice(5)}`)}</div>`,
          `<p>Premium received: ${amount(facts.premium, 'rupee')}</p>`,
          '<p style="font-size:8pt">This certificate is printed by machine and is valid without ',
          'signature.</p>',
        ),
      ),
    );
  },
};

import { html } from '../../../html.ts';
import { pairRows, scrawl, sheet, style, table } from '../../printing/markup.ts';
import { titleOf } from '../../facts/person.ts';
import type { TravelInsuranceFacts } from '../../kinds/insurance/travel-insurance-policy.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A certificate of insurance as bought online.
export const travelInsurancePolicyLayout: LayoutDesign<TravelInsuranceFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, address, insured, plan, cover, deductible, premium, issued, days, benefits, values } = facts;
    const money = (value: number) => amount(value, 'western').replace('.00', '');
    const currency = values.coverageCurrency!;
    const people = insured.map((each, at) => [
      at ? esc(each.name) : v('insuredName'),
      each.relation,
      at ? date(each.dateOfBirth, 'dd/mm/yyyy') : d('insuredDateOfBirth', 'dd/mm/yyyy'),
      at ? each.passportNumber : v('insuredPassportNumber'),
    ]);
    const covers = [
      [
        'Medical expenses including hospitalisation',
        `${v('coverageCurrency')} ${v('coverageAmount', money(cover))}`,
        `${currency} ${v('deductible', money(deductible))}`,
      ],
      ...benefits.map(([name, sum], at) => [
        at ? esc(name) : v('repatriationCovered', name),
        `${currency} ${money(sum)}`,
        'Nil',
      ]),
    ];
    return html(
      style(
        ".page{font:9.6pt/1.5 'Noto Sans';padding:15mm 16mm}",
        '.top{display:flex;justify-content:space-between;border-bottom:.6mm solid #be123c;',
        'padding-bottom:3mm;margin-bottom:4mm}',
        'h3{font-size:10.5pt;margin:4mm 0 1.5mm;color:#be123c}',
        '.pairs td{padding:.9mm 3mm .9mm 0;vertical-align:top}.pairs .label{width:52mm;color:#444}',
        '.grid{width:100%}.grid th{background:#fbe9ee;text-align:left}',
        '.grid td,.grid th{border:.2mm solid #d5a9b5;padding:1.5mm 2.2mm}',
      ),
      sheet(
        html(
          `<div class="top"><b style="font-size:13pt">${v('insurerName')}</b>`,
          '<span>Overseas Travel Insurance<br>Certificate of Insurance</span></div>\n',
          pairRows([
            ['Certificate / Policy No.', v('policyNumber')],
            ['Plan', esc(plan)],
            ['Date of issue', date(issued, 'dd/mm/yyyy')],
            ['Policyholder', `${titleOf(person)} ${esc(person.fullName)}, ${esc(address.join(', '))}`],
            [
              'Period of insurance',
              `From ${d('startDate', 'dd/mm/yyyy')} to ${d('endDate', 'dd/mm/yyyy')} (${days} days)`,
            ],
            ['Geographical coverage', v('territory')],
            ['Premium paid incl. GST', amount(premium, 'inr')],
          ]),
          '\n',
          '<h3>Insured person(s)</h3>',
          table(['Name', 'Relation', 'Date of birth', 'Passport No.'], people, 'grid'),
          `<h3>Benefits</h3>${table(['Cover', 'Sum insured', 'Excess'], covers, 'grid')}\n`,
          `<p>In an emergency abroad call our 24-hour assistance on <b>${v('emergencyPhone')}</b>`,
          ' before you incur any cost.</p>',
          '<p>Meets the requirement of cover for medical treatment and repatriation.</p>',
          `${scrawl(random)}Authorised Signatory`,
        ),
      ),
    );
  },
};

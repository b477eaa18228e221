import { html } from '../../../html.ts';
import type { Insured, TravelInsuranceFacts } from '../../kinds/insurance/travel-insurance-policy.ts';
import { pairRows, scrawl, sheet, style, table } from '../../printing/markup.ts';
import type { DocumentLayout, Pen } from '../../document-specimen-kind.types.ts';

const css = style(
  '\n',
  "  .ps { font: 8.8pt/1.3 'Noto Sans', sans-serif }",
  ' .ps .bar { background: #e8590c; color: #fff; padding: 3mm 4mm; font-size: 13pt; font-weight: bold; ',
  'margin-bottom: 3mm }\n',
  '  .ps h3 { background: #fde8dc; margin: 3mm 0 1mm; padding: 1mm 2mm; font-size: 9.4pt }',
  ' .ps .pairs { width: 100% } .ps .pairs td { padding: .9mm 2mm } .ps .label { width: 52mm }\n',
  '  .ps .t { width: 100% }',
  ' .ps .t th, .ps .t td { border: .5px solid #999; padding: 1.2mm 2mm; text-align: left }\n',
);

export const insuredCells = (
  insured: readonly Insured[],
  { f, date }: Pen,
  day: Parameters<Pen['date']>[1],
): string[][] =>
  insured.map((each, at) => {
    const put = (field: string, shown: string) => (at === 0 ? f(field, shown) : shown);
    return [
      String(at + 1),
      put('insuredName', each.name.toUpperCase()),
      put('insuredDateOfBirth', date(each.dateOfBirth, day)),
      put('insuredPassportNumber', each.passportNumber),
      each.relation,
    ];
  });

// The usual two-sheet schedule: details, insured persons, benefits with limits and deductibles.
export const schedule: DocumentLayout<TravelInsuranceFacts> = {
  name: 'schedule',
  draw(facts, pen) {
    const { values: v, plan } = facts;
    const { f, date, random } = pen;
    const day = random.pick(['dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const c = v.coverageCurrency!;
    const sum = (value: number) => pen.amount(value, 'western').replace('.00', '');
    const say = random.pick([
      ['Policy No.', 'Period of Insurance', 'Geographical Scope', 'Medical Expenses incl. Evacuation'],
      ['Policy Number', 'Risk Period', 'Area of Cover', 'Emergency Medical Expenses'],
      ['Certificate / Policy No', 'Policy Period', 'Territorial Limit', 'Medical Treatment & Hospitalisation'],
    ] as const);
    const period = html(
      `From ${f('startDate', date(v.startDate!, day))} 00:00 hrs to ${f('endDate', date(v.endDate!, day))} `,
      `midnight (${facts.days} days)`,
    );
    const medical = [
      say[3],
      `${f('coverageCurrency', c)} ${f('coverageAmount', sum(facts.cover))}`,
      `${c} ${f('deductible', String(facts.deductible))}`,
    ];
    const others = facts.benefits.map(([name, limit]) => [
      name === 'Repatriation of remains' ? f('repatriationCovered', name) : name,
      `${c} ${sum(limit)}`,
      'Nil',
    ]);
    return (
      css +
      sheet(
        html(
          `<div class="bar">${f('insurerName', v.insurerName!)}</div>`,
          '<p style="text-align:center"><b>OVERSEAS TRAVEL INSURANCE – POLICY SCHEDULE</b></p>\n',
          '         ',
          pairRows([
            [say[0], f('policyNumber', v.policyNumber!)],
            ['Plan Name', plan],
            ['Proposer', facts.person.fullName],
            ['Address', facts.address.join(', ')],
            ['Issued on', date(facts.issued, day)],
            [say[1], period],
            [say[2], f('territory', v.territory!)],
            ['Type of Trip', 'Single Trip'],
          ]),
          '\n',
          '         ',
          '<h3>Insured Person(s)</h3>',
          table(
            ['S.No', 'Name of Insured', 'Date of Birth', 'Passport No.', 'Relationship'],
            insuredCells(facts.insured, pen, day),
            't',
          ),
          '\n',
          '         ',
          `<h3>Benefits</h3>${table(['Coverage', 'Sum Insured', 'Deductible'], [medical, ...others], 't')}\n`,
          '         ',
          '<h3>Premium</h3>',
          pairRows([
            ['Net premium', pen.amount(facts.premium, 'rupee')],
            ['GST', 'Included'],
          ]),
          '\n',
          '         ',
          '<p><b>24x7 Assistance:</b>',
          ` ${random.pick(['Call', 'Helpline', 'Alarm centre'])} `,
          `${f('emergencyPhone', v.emergencyPhone!.replace(/^(\+91)/, '$1 '))}</p>`,
          `${scrawl(random)}Authorised Signatory`,
        ),
        'ps',
      )
    );
  },
};

import { html } from '../../../html.ts';
import type { TravelInsuranceFacts } from '../../kinds/insurance/travel-insurance-policy.ts';
import { pairCells, sheet, style, table } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { insuredCells } from './schedule.ts';

const css = style(
  '\n',
  "  .pc { font: 9.4pt/1.35 'DejaVu Sans', sans-serif }",
  ' .pc header { display: flex; justify-content: space-between; align-items: center; border-bottom: ',
  '2px solid #1a7f5a; padding-bottom: 3mm }\n',
  '  .pc header b { color: #1a7f5a; font-size: 12pt; max-width: 110mm }',
  ' .pc .cells { display: grid; grid-template-columns: repeat(3, 1fr); margin: 4mm 0; border-left: ',
  '.5px solid #aaa; border-top: .5px solid #aaa }\n',
  '  .pc .cells > div { border-right: .5px solid #aaa; border-bottom: .5px solid #aaa; padding: ',
  '1.6mm 2mm }',
  ' .pc .label { font-size: 7pt; color: #1a7f5a } .pc .t { width: 100%; font-size: 8.4pt }',
  ' .pc .t td, .pc .t th { border-bottom: .5px solid #aaa; padding: 1.4mm; text-align: left }\n',
);

// A certificate in cells: label above value, in three columns.
export const certificate: DocumentLayout<TravelInsuranceFacts> = {
  name: 'certificate',
  draw(facts, pen) {
    const { values: v } = facts;
    const { f, date, random } = pen;
    const day = random.pick(['d Month yyyy', 'dd Mmm yyyy'] as const);
    const sum = (value: number) => pen.amount(value, 'western').replace('.00', '');
    const cells = pairCells([
      [random.pick(['POLICY / CERTIFICATE NO.', 'POLICY NUMBER']), f('policyNumber', v.policyNumber!)],
      ['PRODUCT', facts.plan],
      ['DATE OF ISSUE', date(facts.issued, day)],
      [random.pick(['TRIP START', 'COVER STARTS', 'EFFECTIVE FROM']), f('startDate', date(v.startDate!, day))],
      [random.pick(['TRIP END', 'COVER ENDS', 'VALID UP TO']), f('endDate', date(v.endDate!, day))],
      ['DAYS', String(facts.days)],
      [random.pick(['TERRITORY', 'REGION COVERED', 'DESTINATION']), f('territory', v.territory!)],
      [
        random.pick(['MEDICAL SUM INSURED', 'SUM INSURED', 'MEDICAL COVER']),
        `${f('coverageCurrency', v.coverageCurrency!)} ${f('coverageAmount', sum(facts.cover))}`,
      ],
      [random.pick(['DEDUCTIBLE', 'EXCESS']), `${v.coverageCurrency} ${f('deductible', String(facts.deductible))}`],
    ]);
    const rows = insuredCells(facts.insured, pen, day);
    return (
      css +
      sheet(
        html(
          `<header><b>${f('insurerName', v.insurerName!)}</b><span>Certificate of Insurance<br>`,
          `बीमा प्रमाणपत्र</span></header>${cells}\n`,
          '         <b>Travellers covered</b>',
          `${table(['#', 'Traveller', 'Born on', 'Passport', 'Relation'], rows, 't')}\n`,
          '         ',
          '<p>The policy covers emergency medical treatment, ',
          `hospitalisation and ${f('repatriationCovered', 'medical evacuation and repatriation')} in case of `,
          'illness or accident during the trip and meets the requirements for the issue of a visa.</p>',
          '\n',
          '         ',
          '<p><b>In an emergency abroad:</b>',
          ` ${f('emergencyPhone', v.emergencyPhone!)} (toll free, `,
          `all hours) or assistance@${random.pick(['care', 'help'])}.example.com</p>`,
        ),
        'pc',
      )
    );
  },
};

import { html } from '../../../../html.ts';
import type { DivorceFacts } from '../../../kinds/proof-of-marital-status/divorce-decree.ts';
import { pairRows, sheet, style, table } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble, roundSeal } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:20mm 22mm;font:11pt/1.6 'DejaVu Serif','Noto Serif'}",
  'h1{font-size:14pt;text-align:center;letter-spacing:4px;margin:0 0 7mm}',
  '.pairs td{padding:1mm 3mm 1mm 0;vertical-align:top}.pairs .label{width:48mm}',
  '.table{width:100%;margin-top:8mm;font-size:9.5pt}',
  '.table th,.table td{border:1px solid #555;padding:1.6mm 2.5mm;text-align:left}',
);

// The sheet that a court's office draws up after judgment: particulars, operative words, memo of costs.
export const divorceDecreeLayout: LayoutDesign<DivorceFacts> = {
  draw({ person, married, filed, personPetitions, judge, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'dd-mm-yyyy');
    const spouse = pen.f('formerSpouseName', values.formerSpouseName!);
    const self = pen.esc(person.fullName);
    const [first, second] = personPetitions ? [self, spouse] : [spouse, self];
    return (
      style(css) +
      sheet(
        html(
          '<h1>DECREE SHEET</h1>',
          pairRows([
            ['Court', pen.f('court', values.court!)],
            ['Matrimonial case', pen.f('caseNumber', values.caseNumber!)],
            ['Presented on', day(filed)],
            ['Petitioner', first],
            ['Respondent', second],
            ['Before', pen.esc(judge)],
            ['Date of decree', pen.f('decreeDate', day(values.decreeDate!))],
          ]),
          '\n',
          '      ',
          `<p>The petition for dissolution of the marriage celebrated on ${day(married)} coming on this day `,
          'for final disposal in the presence of the advocates of both sides, ',
          'it is ordered and decreed ',
          'that ',
          pen.around('maritalStatus', 'the marriage between the parties is dissolved by a decree of divorce'),
          '. ',
          'Each side shall bear its own costs. Given under my hand and the seal of the Court.</p>',
          '\n',
          '      ',
          table(
            ['Memo of costs', 'Petitioner Rs.', 'Respondent Rs.'],
            [
              ['Stamp on petition', '100', '–'],
              ['Stamp on vakalatnama', '10', '10'],
              ['Process fee', '40', '–'],
            ],
          ),
          '\n',
          '      ',
          '<div style="display:flex;justify-content:space-between;align-items:center;margin-top:10mm">',
          roundSeal('COURT SEAL * CERTIFIED COPY *'),
          `<div>${scribble(pen.random)}<br>Sheristadar</div></div>`,
        ),
      )
    );
  },
};

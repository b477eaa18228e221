import { html } from '../../../html.ts';
import { emblem, face, scribble, roundSeal as ringSeal } from '../../parts/drawn-parts.ts';
import { sheet, style } from '../../printing/markup.ts';
import { titleOf } from '../../facts/person.ts';
import { wholeAddress } from '../../parts/address.ts';
import type { ClearanceFacts } from '../../kinds/other/police-clearance-certificate.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The clearance as the issuing office prints it.
export const policeClearanceCertificateLayout: LayoutDesign<ClearanceFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, country } = facts;
    return html(
      style(
        ".page{font:11pt/1.75 'Noto Serif';padding:20mm 24mm}.top{text-align:center}",
        'p{text-align:justify;margin:4mm 0}',
      ),
      sheet(
        html(
          `<div class="top">${emblem('#222', 16)}<br>Government of India<br>`,
          `<b style="font-size:13pt">${v('issuingOffice')}</b></div>`,
          '<p style="display:flex;justify-content:space-between">',
          `<span>PCC No. ${v('certificateNumber')}</span>`,
          `<span>Date of issue: ${d('issueDate', 'dd/mm/yyyy')}</span></p>`,
          '<div class="top"><b style="font-size:14pt"><u>POLICE CLEARANCE CERTIFICATE</u></b></div>\n',
          `<div style="float:right;margin:2mm 0 2mm 6mm">${face(random, person.sex, 26, 33)}</div>`,
          `<p>This is to certify that there is no adverse information against ${titleOf(person)}. `,
          `<b>${v('name')}</b>`,
          `, ${person.sex === 'M' ? 'son' : 'daughter'} of ${esc(person.fatherName)}, `,
          'holder of Indian Passport No. ',
          `<b>${v('passportNumber')}</b>`,
          `, resident of ${esc(wholeAddress(person.address))}, `,
          `which would make the holder ineligible for the grant of a visa for ${esc(country)}.</p>`,
          '<p>The certificate is issued on the strength of the police report and is valid for six months ',
          'from the date of issue.</p>',
          '\n',
          '<div style="display:flex;justify-content:space-between;align-items:end;',
          `margin-top:12mm">${ringSeal('GOVERNMENT OF INDIA')}`,
          `<span>${scribble(random)}<br>Superintendent</span></div>`,
        ),
      ),
    );
  },
};

import { html } from '../../../html.ts';
import { emblem, squares } from '../../parts/drawn-parts.ts';
import { sheet, style, table } from '../../printing/markup.ts';
import type { GstFacts } from '../../kinds/proof-of-employment/gst-registration-certificate.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The certificate in form REG-06, its rows numbered down the page.
export const gstRegistrationCertificateLayout: LayoutDesign<GstFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, workplace, reference, officer, values } = facts;
    const rows = [
      ['1.', 'Legal Name', v('legalName', values.legalName!.toUpperCase())],
      ['2.', 'Trade Name, if any', v('employerName', values.employerName!.toUpperCase())],
      ['3.', 'Constitution of Business', v('constitution')],
      ['4.', 'Address of Principal Place of Business', v('employerAddress', workplace.address.join(', '))],
      ['5.', 'Date of Liability', date(values.registrationDate!, 'dd/mm/yyyy')],
      ['6.', 'Date of Validity', `From ${d('registrationDate', 'dd/mm/yyyy')} &nbsp; To Not Applicable`],
      ['7.', 'Type of Registration', 'Regular'],
      ['8.', 'Particulars of Approving Authority', `${esc(officer)}, Superintendent`],
    ];
    return html(
      style(
        ".page{font:10.2pt/1.55 'Noto Sans';padding:18mm 18mm}.top{text-align:center}",
        '.grid{width:100%;margin:5mm 0}.grid td{border:.25mm solid #444;padding:2.4mm;vertical-align:top}',
        '.grid td:nth-child(2){width:62mm}',
      ),
      sheet(
        html(
          `<div class="top">${emblem('#222')}<br>Government of India<br>Form GST REG-06<br>`,
          '<b style="font-size:13pt">Registration Certificate</b></div>',
          `<p>Registration Number (GSTIN) : <b>${v('gstin')}</b></p>${table([], rows, 'grid')}\n`,
          '<p>This is a system generated digitally signed Registration Certificate issued on the basis of ',
          `the deemed approval of application ${reference}.</p>`,
          `<p>Jurisdiction: ${esc(workplace.city)}, ${esc(workplace.state)}</p>`,
          `<p style="color:#555">Person in charge: ${esc(person.fullName)}</p>${squares(random, 22)}`,
        ),
      ),
    );
  },
};

import { html } from '../../../../html.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { GstFacts } from '../../../kinds/proof-of-employment/gst-registration-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// For a wall frame: a sentence in the middle, four boxes below it.
export const gstRegistrationCertificateLayout: LayoutDesign<GstFacts> = {
  draw(facts, { f, esc, date }) {
    const { values, workplace } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const box = (label: string, value: string) => `<div><small>${label}</small>${value}</div>`;
    return html(
      style(
        ".page{font:11pt/1.7 'Noto Serif',serif;padding:16mm}",
        '.frame{border:1.4mm double #916a12;padding:14mm 14mm 10mm;min-height:255mm;text-align:center}',
        '.frame h1{font-size:18pt;font-weight:normal;color:#5c430a;margin:4mm 0 2mm}',
        '.big{font-size:15pt;font-weight:bold;letter-spacing:1px}',
        '.boxes{display:grid;grid-template-columns:1fr 1fr;gap:5mm;margin:12mm 0;text-align:left}',
        '.boxes div{border:.25mm solid #916a12;padding:3mm 4mm;font-size:10pt;line-height:1.45}',
        'small{display:block;font-size:7.6pt;color:#7a6a45}',
      ),
      sheet(
        html(
          `<div class="frame"><div>Government of India and Government of ${esc(workplace.state)}</div>`,
          '<h1>Certificate of Registration</h1>',
          '<div>under the Goods and Services Tax Acts (Form GST REG-06)</div>\n',
          '<p style="margin-top:12mm">It is certified that<br>',
          `<span class="big">${v('legalName', values.legalName!.toUpperCase())}</span><br>`,
          'carrying on business under the name and style of<br>',
          `<span class="big">${v('employerName', values.employerName!.toUpperCase())}</span><br>`,
          `is a registered person under identification number<br><span class="big">${v('gstin')}</span></p>\n`,
          `<div class="boxes">${box('Nature of constitution', v('constitution'))}`,
          box(
            'Liable / registered with effect from',
            v('registrationDate', date(values.registrationDate!, 'd Month yyyy')),
          ),
          box('Place of business (principal)', v('employerAddress', workplace.address.join('\n'))),
          `${box('Kind of registration', 'Regular')}</div>`,
          `<p style="font-size:9pt">ARN ${facts.reference}. `,
          'This certificate is to be prominently displayed at every place of business in the State.</p>',
          `<p style="text-align:right">${esc(facts.officer)}<br>`,
          `Superintendent, Range ${esc(workplace.city)}</p></div>`,
        ),
      ),
    );
  },
};

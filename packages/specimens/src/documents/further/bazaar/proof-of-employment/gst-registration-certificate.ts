import { html } from '../../../../html.ts';
import type { GstFacts } from '../../../kinds/proof-of-employment/gst-registration-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { squares } from '../../../parts/drawn-parts.ts';
import { faces } from '../bazaar-parts.ts';

// A taxpayer's sheet from the portal as an app saves it: cards in two columns, Marathi and English.
export const gstRegistrationCertificateLayout: LayoutDesign<GstFacts> = {
  draw({ person, workplace, reference, officer, values: v }, pen) {
    const { pick } = pen.random;
    const day = pen.date(v.registrationDate!, pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'd Month yyyy']));
    const card = (own: string, label: string, shown: string, wide = false) =>
      `<div class="c" ${wide ? 'style="grid-column:1/3"' : ''}><small>${own} &middot; ${label}</small><div>${shown}</div></div>`;
    return html(
      `<style>.page{font:10pt/1.5 ${faces};padding:15mm}`,
      '.g{display:grid;grid-template-columns:1fr 1fr;gap:3mm;margin-top:5mm}',
      '.c{border:.25mm solid #b9c;border-radius:2mm;padding:2.5mm 3mm}.c small{color:#636;font-size:7.6pt}',
      '.c div{font-weight:600}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:center;background:#4b2a63;',
      'color:#fff;padding:4mm 5mm">',
      '<div>',
      '<b style="font-size:13pt">',
      pick([
        'GST Registration Certificate',
        'Certificate of GST Registration (REG-06)',
        'Goods and Services Tax &ndash; Registration Certificate',
      ]),
      '</b>',
      `<br>वस्तू व सेवा कर नोंदणी प्रमाणपत्र</div><span>Government of India<br>ARN ${reference}</span>`,
      '</div>\n',
      '<div class="g">',
      card(
        'नोंदणी क्रमांक',
        pick(['GSTIN', 'GST Identification Number', 'Registration No. (GSTIN)']),
        pen.f('gstin', v.gstin!),
        true,
      ),
      card(
        'कायदेशीर नाव',
        pick(['Legal Name', 'Legal name of business', 'Name as per PAN']),
        pen.f('legalName', v.legalName!),
      ),
      card('व्यापारी नाव', pick(['Trade Name', 'Trading as', 'Business name']), pen.f('employerName', v.employerName!)),
      card(
        'व्यवसायाचे स्वरूप',
        pick(['Constitution', 'Constitution of Business', 'Type of entity']),
        pen.f('constitution', v.constitution!),
      ),
      card(
        'नोंदणी दिनांक',
        pick(['Valid from', 'Date of Registration', 'Effective date of registration']),
        pen.f('registrationDate', day),
      ),
      card(
        'मुख्य व्यवसायाचा पत्ता',
        pick(['Principal Place of Business', 'Business address', 'Address']),
        pen.f('employerAddress', workplace.address.join('\n')),
        true,
      ),
      `${card('प्रकार', 'Taxpayer type', 'Regular')}${card('स्थिती', 'Status', 'Active')}</div>`,
      '<div style="display:flex;justify-content:space-between;margin-top:8mm">',
      `<div>Authorised person: ${pen.esc(person.fullName)}<br>Proper officer: ${pen.esc(officer)}<br>`,
      `Jurisdiction: ${pen.esc(workplace.city)}</div>${squares(pen.random, 28)}</div>`,
      '<p style="font-size:8pt">To be displayed prominently at the place of business.</p></section>',
    );
  },
};

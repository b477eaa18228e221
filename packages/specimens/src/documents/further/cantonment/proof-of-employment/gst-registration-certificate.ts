import { html } from '../../../../html.ts';
import type { GstFacts } from '../../../kinds/proof-of-employment/gst-registration-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { emblem, squares } from '../../../parts/drawn-parts.ts';

// The taxpayer's page of a verification site, printed: label above value in cards, Hindi words with the English.
export const gstRegistrationCertificateLayout: LayoutDesign<GstFacts> = {
  draw({ workplace, reference, officer, values: v }, pen) {
    const pick = pen.random.pick;
    const day = pen.date(v.registrationDate!, pick(['dd/mm/yyyy', 'd Month yyyy', 'dd-Mmm-yyyy']));
    const card = (own: string, english: string, shown: string, wide = false) =>
      `<div class="k${wide ? ' w' : ''}"><small>${own} ${english}</small><div>${shown}</div></div>`;
    return html(
      "<style>.page{font:10pt/1.45 'Noto Sans','Noto Sans Devanagari';padding:12mm 16mm}",
      '.u{display:flex;justify-content:space-between;font-size:7.4pt;color:#777}',
      '.g{display:grid;grid-template-columns:1fr 1fr;gap:3mm;margin:5mm 0}',
      '.k{border:.2mm solid #c9cfe0;border-left:1.2mm solid #2c4a8f;padding:2.6mm 3.4mm}.w{grid-column:1/3}',
      '.k div{font-size:11.4pt;font-weight:600}small{color:#5a6480;font-size:7.8pt}</style>\n',
      '<section class="page">',
      '<div class="u"><span>Registration certificate | Form GST REG-06</span>',
      '<span>https://services.gst.example.in/certificate</span></div>',
      `<div style="display:flex;gap:5mm;align-items:center;margin-top:5mm">${emblem('#2c4a8f', 16)}`,
      '<div style="flex:1">',
      '<b style="font-size:14pt">',
      pick([
        'Certificate of Registration',
        'GST Registration Certificate',
        'Goods and Services Tax: Registration Certificate',
      ]),
      '</b>',
      '<br>',
      'वस्तु एवं सेवा कर पंजीकरण प्रमाणपत्र &middot; ',
      `Government of India</div>${squares(pen.random, 20)}</div>`,
      '\n',
      '<div class="g">',
      card(
        'जीएसटीआईएन',
        pick(['GSTIN', 'GSTIN of the taxpayer', 'Registration number (GSTIN)']),
        pen.f('gstin', v.gstin!),
        true,
      ),
      card(
        'विधिक नाम',
        pick(['Legal name', 'Legal name of business', 'Taxpayer (legal name)']),
        pen.f('legalName', v.legalName!),
      ),
      card(
        'व्यापार नाम',
        pick(['Trade name', 'Trading as', 'Name of business']),
        pen.f('employerName', v.employerName!),
      ),
      card(
        'गठन',
        pick(['Constitution of business', 'Constitution', 'Type of constitution']),
        pen.f('constitution', v.constitution!),
      ),
      card(
        'पंजीकरण तिथि',
        pick(['Effective date of registration', 'Date of registration', 'Registered from']),
        pen.f('registrationDate', day),
      ),
      card(
        'मुख्य स्थान',
        pick(['Principal place of business', 'Address of principal place', 'Business address']),
        pen.f('employerAddress', workplace.address.join(', ')),
        true,
      ),
      `${card('', 'Type of registration', 'Regular')}${card('', 'Status', 'Active')}</div>`,
      `<p style="font-size:8.4pt">Approving authority: ${pen.esc(officer)}, `,
      `Superintendent, ${pen.esc(workplace.city)}. ARN ${reference}. `,
      'The certificate must be displayed at every place of business.</p>',
      '</section>',
    );
  },
};

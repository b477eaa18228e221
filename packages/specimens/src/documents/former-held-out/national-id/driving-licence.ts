import { html } from '../../../html.ts';
import { printedAddress } from '../../parts/address.ts';
import { face, scribble } from '../../parts/drawn-parts.ts';
import { pairRows, sheet, style } from '../../printing/markup.ts';
import type { LicenceFacts } from '../../kinds/national-id/driving-licence.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The particulars of a licence as the transport portal prints them, with the card beside.
export const drivingLicenceLayout: LayoutDesign<LicenceFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { name, father, address, sex, blood, firstIssue, numberShown, office } = facts;
    return html(
      style(
        ".page{padding:24mm 28mm;font:10pt/1.5 'Noto Sans'}",
        '.card{position:relative;z-index:0;border:.3mm solid #7a8;border-radius:3mm;padding:5mm 6mm;',
        'background:#f3faf5}',
        '.head{text-align:center;font-weight:bold;color:#1e5a3a;border-bottom:.3mm solid #7a8;',
        'padding-bottom:2mm;margin-bottom:3mm}',
        '.mid{display:flex;justify-content:space-between;gap:5mm}',
        '.pairs td{padding:.9mm 2mm .9mm 0;vertical-align:top}.pairs .label{white-space:nowrap;color:#234}',
      ),
      sheet(
        html(
          '<div class="card">',
          `<div class="head">UNION OF INDIA<br>DRIVING LICENCE - ${esc(address.state.toUpperCase())}</div>`,
          '<div class="mid">',
          '<div>\n',
          pairRows([
            ['DL No.', v('licenceNumber', numberShown)],
            ['Holder', v('name', name.toUpperCase())],
            ['S/D/W of', esc(father.toUpperCase())],
            ['Date of Birth', d('dateOfBirth', 'dd-mm-yyyy')],
            ['Blood Group', blood],
            ['Issue Date', d('issueDate', 'dd-mm-yyyy')],
            ['Valid Till (NT)', d('expiryDate', 'dd-mm-yyyy')],
            ['First Issue', date(firstIssue, 'dd-mm-yyyy')],
            [
              'Permanent address',
              printedAddress(pen, address, {
                parts: false,
                rows: [['building', 'locality'], ['city'], ['state', 'postcode']],
              }),
            ],
          ]),
          '</div>',
          `<div>${face(random, sex, 26, 33)}<br>${scribble(random, 26)}<br><small>Sign. of holder</small>`,
          '</div></div>',
          `<p style="margin:2mm 0 0">COV: LMV, MCWG &nbsp; Licensing Authority: RTO ${office}</p></div>\n`,
          `<p style="margin-top:14mm">True copy. Self attested.</p>${scribble(random)}`,
        ),
      ),
    );
  },
};

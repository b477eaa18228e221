import { html } from '../../../../html.ts';
import type { LicenceFacts } from '../../../kinds/national-id/driving-licence.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { bars, face, scribble } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';
import { faces } from '../bazaar-parts.ts';

// Extract of the licence register, Form 7 in cells: what the transport office hands out over the counter.
export const drivingLicenceLayout: LayoutDesign<LicenceFacts> = {
  draw(facts, pen) {
    const { values: v, address } = facts;
    const { pick } = pen.random;
    const own = inStateLanguage(address.state);
    const variant = pick(['dd-mm-yyyy', 'dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const cell = (label: string, shown: string, wide = 1) =>
      `<td colspan="${wide}"><small>${label}</small><br>${shown}</td>`;
    return html(
      `<style>.page{font:9.8pt/1.45 ${faces};padding:18mm}.l{width:100%;border:.6mm solid #1d3557}`,
      '.l td{border:.2mm solid #1d3557;padding:2mm 2.5mm;vertical-align:top}',
      'small{font-size:7.4pt;color:#457}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:3mm">',
      `<div><b>${pen.esc(address.state.toUpperCase())} MOTOR DRIVING LICENCE</b>`,
      `<br>${own('government')} `,
      '&middot; ',
      pick(['FORM 7 [See Rule 16(2)]', 'Extract of Driving Licence', 'Form 7 &ndash; Driving Licence']),
      `</div>${bars(pen.random, 44, 9)}</div>`,
      '\n',
      '<table class="l">',
      '<tr>',
      cell(
        pick(['DL No.', 'Licence No.', 'Driving Licence Number']),
        `<b>${pen.f('licenceNumber', facts.numberShown)}</b>`,
        2,
      ),
      `<td rowspan="3" style="width:34mm;text-align:center">${face(pen.random, facts.sex, 28, 35)}</td>`,
      '</tr>',
      '<tr>',
      cell(
        `${own('name')} / ${pick(['Name', 'Name of Holder', 'Holder'])}`,
        `<b>${pen.f('name', facts.name.toUpperCase())}</b>`,
      ),
      `${cell('S/D/W of', pen.esc(facts.father.toUpperCase()))}</tr>`,
      '<tr>',
      cell(
        `${own('born')} / ${pick(['DOB', 'Date of Birth', 'Birth date'])}`,
        pen.f('dateOfBirth', day(v.dateOfBirth!)),
      ),
      `${cell('Blood Group', facts.blood)}</tr>`,
      `<tr>${cell(pick(['Date of Issue', 'DOI', 'Issued on']), pen.f('issueDate', day(v.issueDate!)))}`,
      cell(
        pick(['Valid till (NT)', 'Validity (Non-transport)', 'Date of expiry']),
        pen.f('expiryDate', day(v.expiryDate!)),
      ),
      `${cell('First issued', day(facts.firstIssue))}</tr>`,
      '<tr>',
      cell(
        pick(['Address', 'Permanent Address', 'Present Address']),
        printedAddress(pen, address, {
          parts: false,
          rows: [
            ['building', 'locality'],
            ['city', 'state', 'postcode'],
          ],
        }),
        2,
      ),
      `${cell('Authority', facts.office)}</tr>`,
      `<tr>${cell('Class of vehicles authorised to drive', 'MCWG &nbsp; LMV', 2)}`,
      `${cell('Holder’s signature', scribble(pen.random, 26))}</tr>`,
      '</table>',
      '<p style="font-size:8pt">Printed from the register of the Regional Transport ',
      `Office ${facts.office}. `,
      'Rule 16 of the Central Motor Vehicles Rules, 1989.</p>',
      `<p style="text-align:right">${scribble(pen.random)}<br>Licensing Authority</p></section>`,
    );
  },
};

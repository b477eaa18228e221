import { html } from '../../../../html.ts';
import type { LicenceFacts } from '../../../kinds/national-id/driving-licence.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { emblem, scribble, roundSeal } from '../../../parts/drawn-parts.ts';

const css = html(
  ".page{padding:18mm 18mm;font:10pt/1.45 'DejaVu Sans Condensed'}.top{text-align:center}",
  'h1{font-size:13pt;margin:2mm 0 6mm;font-weight:normal;text-decoration:underline}.grid{width:100%}',
  '.grid td{border:1px solid #333;padding:2.6mm 2.5mm;vertical-align:top;width:25%}',
  '.grid td:nth-child(odd){background:#eee;font-size:9pt}',
);

// Particulars of a licence as a transport office copies them from its register: four columns, label and value twice
// in a row.
export const drivingLicenceLayout: LayoutDesign<LicenceFacts> = {
  draw({ name, father, address, firstIssue, blood, office, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'dd-Mmm-yyyy');
    const number = values.licenceNumber!;
    const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const grid = [
      row(
        "Holder's name",
        pen.f('name', name.toUpperCase()),
        'Son / wife / daughter of',
        pen.esc(father.toUpperCase()),
      ),
      row(
        'Licence No.',
        `<b>${pen.f('licenceNumber', `${number.slice(0, 4)} ${number.slice(4)}`)}</b>`,
        'Office',
        `RTO ${office}`,
      ),
      row('Born', pen.f('dateOfBirth', day(values.dateOfBirth!)), 'Blood group', blood),
      row('First granted', day(firstIssue), 'Date of issue', pen.f('issueDate', day(values.issueDate!))),
      row('Classes', 'LMV, MCWG', 'Non-transport, valid till', pen.f('expiryDate', day(values.expiryDate!))),
      html(
        '<tr><td>Permanent address</td>',
        '<td colspan="3" style="background:#fff;',
        `font-size:10pt">${printedAddress(pen, address, { parts: false })}</td>`,
        '</tr>',
      ),
    ];
    return (
      style(css) +
      sheet(
        html(
          `<div class="top">${emblem('#333')}<br>Motor Vehicles Department, ${pen.esc(address.state)}`,
          `<h1>Driving licence particulars</h1></div><table class="grid">${grid.join('')}</table>\n`,
          '      ',
          '<p>The above is a true copy of the entry in the register of driving licences kept by this office. ',
          'No endorsement has been made.</p>',
          '\n',
          '      ',
          '<div style="display:flex;justify-content:space-between;align-items:center;margin-top:12mm">',
          roundSeal('LICENSING AUTHORITY * TRANSPORT *'),
          `<div>${scribble(pen.random)}<br>Licensing Authority</div></div>`,
        ),
      )
    );
  },
};

import { html } from '../../../../html.ts';
import type { HostFacts } from '../../../kinds/proof-of-relationship/host-relationship-evidence.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scribble } from '../../../parts/drawn-parts.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { blank, rubber } from '../bazaar-parts.ts';

// A family-tree certificate from the talathi's office, filled in by hand over dotted lines.
export const hostRelationshipEvidenceLayout: LayoutDesign<HostFacts> = {
  draw({ person, state, dated, idName, hostAddress, values: v }, pen) {
    const { pick } = pen.random;
    const day = pen.date(dated, pick(['dd/mm/yyyy', 'dd.mm.yyyy', 'dth Month yyyy']));
    return html(
      "<style>.page{font:10.8pt/2 'Noto Serif','Noto Serif Devanagari','Noto Sans Devanagari';",
      'padding:20mm 22mm}',
      '.k{width:100%;margin:4mm 0;line-height:1.5}',
      '.k td,.k th{border:.3mm solid #444;padding:2mm 3mm;text-align:center}</style>\n',
      '<section class="page">',
      '<div style="text-align:center;line-height:1.5"><b>OFFICE OF THE TALATHI / REVENUE OFFICER</b>',
      `<br>${pen.esc(person.address.city)}, ${pen.esc(person.address.state)}`,
      '<h3 style="margin:3mm 0">',
      pick([
        'CERTIFICATE OF FAMILY RELATIONSHIP',
        'RELATIONSHIP CERTIFICATE (HOST ABROAD)',
        'FAMILY TREE AND RELATIONSHIP CERTIFICATE',
      ]),
      '<br>नातेसंबंध प्रमाणपत्र</h3></div>',
      '<p>It is certified, on inquiry and on the strength of records produced, ',
      `that ${blank(pen.esc(person.fullName))} residing at ${pen.esc(wholeAddress(person.address))} is `,
      'related to the host named hereunder.</p>',
      '\n',
      '<table class="k">',
      `<tr><th>${pick(['Name of the host', 'Host abroad', 'Host’s full name'])}</th>`,
      `<th>${pick(['Relation of host to the applicant', 'Relationship', 'Host is applicant’s'])}</th>`,
      '<th>',
      pick([
        `${idName[0]!.toUpperCase()}${idName.slice(1)} No.`,
        'Host’s ID / permit No.',
        'Identity document of host',
      ]),
      '</th>',
      '</tr>',
      `<tr><td>${pen.f('hostName', v.hostName!)}</td><td>${pen.f('relationship', v.relationship!)}</td>`,
      `<td>${pen.f('hostIdNumber', v.hostIdNumber!)}</td></tr>`,
      '<tr>',
      '<td colspan="3" style="text-align:left">Present address of the ',
      `host: ${pen.esc(hostAddress)}, ${pen.esc(state.name)}</td>`,
      '</tr></table>',
      `<p>Passport of applicant ${blank(person.passportNumber)} &nbsp; Date ${blank(day)}</p>`,
      '<div style="display:flex;justify-content:space-between;',
      `line-height:1.4">${rubber(pen.random, 'REVENUE OFFICE<br>VERIFIED')}`,
      `<span>${scribble(pen.random)}<br>Talathi</span></div></section>`,
    );
  },
};

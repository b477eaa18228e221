import { html } from '../../../html.ts';
import type { PermitFacts } from '../../kinds/proof-of-status/residence-permit.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { emblem, roundSeal } from '../../parts/drawn-parts.ts';

// A sheet instead of a card: the decision in sentences, then boxes.
export const approval: DocumentLayout<PermitFacts> = {
  name: 'approval',
  draw({ person, state, values }, pen) {
    const variant = pen.random.pick(['d Month yyyy', 'dd-mm-yyyy', 'dd Mmm yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const allowed = values.reEntryAllowed === 'true';
    const again = pen.random.pick(
      allowed
        ? [
            'the holder may leave and re-enter the country while this permit is valid',
            're-entry is permitted during the validity of this permit',
          ]
        : [
            'this permit does not allow re-entry after departure',
            're-entry is not permitted once the holder has left the country',
          ],
    );
    return html(
      "<style>.page{font:10.5pt/1.6 'Noto Serif'}",
      '.b{display:grid;grid-template-columns:1fr 1fr;border:.3mm solid #333;margin:6mm 0}',
      '.b div{border:.15mm solid #777;padding:2mm 3mm}',
      ".b small{display:block;font:7pt 'Noto Sans';color:#555}</style>\n",
      '<section class="page">',
      `<div style="text-align:center">${emblem('#542', 18)}<br>`,
      `<b>${pen.f('issuingCountry', state.name.toUpperCase())}</b><br>`,
      `Immigration and Residence Office, ${state.office}</div>`,
      '<h2 style="text-align:center;',
      'font-size:15pt">',
      `${pen.random.pick(['PERMIT TO RESIDE', 'CERTIFICATE OF RESIDENCE PERMIT', 'RESIDENCE PERMIT'])}</h2>`,
      `<p>It is certified that ${person.sex === 'M' ? 'Mr' : 'Ms'} ${pen.f('name', person.fullName)}, `,
      'a national of India, ',
      `born on ${day(person.dateOfBirth)} and holding passport ${person.passportNumber}, `,
      'has been granted permission to reside in the territory under the class stated ',
      `below; ${pen.f('reEntryAllowed', again)}.</p>`,
      '\n',
      '<div class="b">',
      '<div>',
      `<small>${pen.random.pick(['Residence permit number', 'Permit no.', 'Document number'])}</small>`,
      `${pen.f('permitNumber', values.permitNumber!)}</div>`,
      '<div>',
      `<small>${pen.random.pick(['Type of permit', 'Class of residence', 'Purpose of stay'])}</small>`,
      `${pen.f('permitType', values.permitType!)}</div>`,
      '<div>',
      `<small>${pen.random.pick(['Issued on', 'Date of issue', 'Granted on'])}</small>`,
      `${pen.f('issueDate', day(values.issueDate!))}</div>`,
      '<div>',
      `<small>${pen.random.pick(['Valid until', 'Expires on', 'Date of expiry'])}</small>`,
      `${pen.f('expiryDate', day(values.expiryDate!))}</div>`,
      '</div>',
      '<p>The holder must report a change of address within fourteen days.</p>',
      `<div style="text-align:right">${roundSeal('IMMIGRATION AND RESIDENCE OFFICE')}</div></section>`,
    );
  },
};

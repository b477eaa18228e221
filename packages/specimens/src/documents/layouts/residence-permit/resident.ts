import { html } from '../../../html.ts';
import type { PermitFacts } from '../../kinds/proof-of-status/residence-permit.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { face, threads } from '../../parts/drawn-parts.ts';
import { cardZone, zoneHtml } from '../../parts/zone-html.ts';

// American style: separate surname and given name, label above value in two columns, "Card expires".
export const resident: DocumentLayout<PermitFacts> = {
  name: 'resident',
  draw({ person, state, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'dd Mmm yyyy').toUpperCase();
    const pick = pen.random.pick;
    const cell = (label: string, shown: string) => `<div><small>${label}</small><br><b>${shown}</b></div>`;
    const again = values.reEntryAllowed === 'true' ? 'Re-entry: allowed' : 'Re-entry: not allowed';
    const zone = cardZone({
      ...person,
      code: 'C1',
      issuer: state.code,
      number: values.permitNumber!,
      expiryDate: values.expiryDate!,
    });
    const beside = pen.random.chance(0.2);
    return html(
      "<style>.page{padding:26mm 14mm;font:7.6pt/1.2 'DejaVu Sans'}",
      '.card{position:relative;z-index:0;width:88mm;height:62mm;border-radius:3mm;border:.2mm solid #575;',
      'padding:2.5mm 3.5mm;background:#e6f0e2;overflow:hidden;margin-bottom:8mm}',
      '.g{display:grid;grid-template-columns:1fr 1fr;gap:1.2mm 3mm}',
      'small{font-size:5.4pt;color:#353}</style>\n',
      '<section class="page">',
      `<div style="${beside ? 'display:flex;gap:4mm' : `zoom:${pick([1.3, 1.6, 1.8])}`}">`,
      `<div class="card">${threads(pen.random, 88, 62, '#86b078')}`,
      '<div style="font-weight:700;font-size:9pt;',
      `letter-spacing:.05em">${pen.f('issuingCountry', state.name.toUpperCase())}</div>`,
      '<div style="font-size:7pt;color:#262;',
      `font-weight:700">${pick(['RESIDENT CARD', 'RESIDENCE CARD', 'RESIDENT PERMIT CARD'])}</div>`,
      `<div style="display:flex;gap:3mm;margin-top:1mm">${face(pen.random, person.sex, 21, 27)}`,
      '<div class="g">',
      pen.around(
        'name',
        html(
          cell('Surname', (person.surname || '—').toUpperCase()),
          cell('Given Name', (person.givenNames || '—').toUpperCase()),
        ),
      ),
      cell(pick(['Card No.', 'Permit No.', 'Resident No.', 'ID Number']), pen.f('permitNumber', values.permitNumber!)),
      cell(pick(['Category', 'Permit type', 'Status', 'Residence class']), pen.f('permitType', values.permitType!)),
      `${cell('Date of Birth', day(person.dateOfBirth))}${cell('Sex', person.sex)}`,
      cell(pick(['Card Expires', 'Valid until', 'Expiry Date']), pen.f('expiryDate', day(values.expiryDate!))),
      cell(pick(['Resident Since', 'Issue Date', 'Date of issue']), pen.f('issueDate', day(values.issueDate!))),
      '</div>',
      '</div></div>\n',
      '<div class="card">',
      `<div style="font-size:6.4pt">If found, drop in any mailbox. ${pen.f('reEntryAllowed', again)}. `,
      'This card must be carried at all times by holders of eighteen years and over.</div>',
      `<div style="position:absolute;left:3mm;bottom:3mm">${zoneHtml(zone, '9.6pt')}</div></div></div>`,
      '</section>',
    );
  },
};

import { html } from '../../../../html.ts';
import type { PermitFacts } from '../../../kinds/proof-of-status/residence-permit.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { bars, enlarged, face, threads } from '../../../parts/drawn-parts.ts';
import { cardZone, zoneHtml } from '../../../parts/zone-html.ts';
import { arabic, faces } from '../bazaar-parts.ts';

// A resident card in Gulf style: both sides on one copy, bilingual labels, the MRZ on the back.
export const residencePermitLayout: LayoutDesign<PermitFacts> = {
  draw({ person, state, birthTown, values: v }, pen) {
    const { pick } = pen.random;
    const variant = pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'dd Mmm yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const line = (label: string, own: string, shown: string) =>
      `<div class="l"><small>${label} ${arabic(own)}</small><br><b>${shown}</b></div>`;
    const zone = cardZone({
      code: 'IR',
      issuer: state.code,
      number: v.permitNumber!,
      surname: person.surname,
      givenNames: person.givenNames,
      sex: person.sex,
      dateOfBirth: person.dateOfBirth,
      expiryDate: v.expiryDate!,
    });
    const again =
      v.reEntryAllowed === 'true'
        ? pick(['Re-entry permitted', 'Multiple re-entry allowed', 'Re-entry: Yes'])
        : pick(['Re-entry not permitted', 'No re-entry', 'Re-entry: No']);
    return html(
      `<style>.page{font:7.6pt/1.3 ${faces};padding:22mm 26mm}`,
      '.card{position:relative;z-index:0;width:88mm;height:56mm;border:.25mm solid #7a8;border-radius:3mm;',
      'padding:3mm 4mm;margin-bottom:8mm;background:#f2f8f3;overflow:hidden}',
      '.l{margin-top:1mm}.l small{font-size:5.8pt;color:#365}</style>\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.6,
        html(
          `<div class="card">${threads(pen.random, 88, 56, '#9cc4a6')}`,
          '<div style="display:flex;justify-content:space-between;font-weight:700">',
          `<span>${pen.f('issuingCountry', state.name.toUpperCase())}`,
          `<br>${pick(['RESIDENCE PERMIT', 'RESIDENT IDENTITY CARD', 'RESIDENCE CARD'])}</span>`,
          `<span>${arabic('بطاقة إقامة')}</span></div>`,
          `<div style="display:flex;gap:3mm;margin-top:1mm">${face(pen.random, person.sex, 20, 26)}`,
          '<div>',
          line(pick(['Card no.', 'Permit No.', 'Number']), 'رقم البطاقة', pen.f('permitNumber', v.permitNumber!)),
          line('Name', 'الاسم', pen.f('name', person.fullName)),
          line(pick(['Category', 'Type of permit', 'Permit type']), 'النوع', pen.f('permitType', v.permitType!)),
          `${line('Nationality', 'الجنسية', 'India')}</div>`,
          '</div></div>',
          '<div class="card">',
          '<div style="display:grid;',
          'grid-template-columns:1fr 1fr">',
          line(
            pick(['Date of issue', 'Issuing date', 'Issued']),
            'تاريخ الإصدار',
            pen.f('issueDate', day(v.issueDate!)),
          ),
          line(
            pick(['Expiry date', 'Valid until', 'Date of expiry']),
            'تاريخ الانتهاء',
            pen.f('expiryDate', day(v.expiryDate!)),
          ),
          line('Date of birth', 'تاريخ الميلاد', day(person.dateOfBirth)),
          line('Place of birth', 'مكان الميلاد', pen.esc(birthTown)),
          line('Issuing place', 'مكان الإصدار', pen.esc(state.office)),
          `${line('Remarks', 'ملاحظات', pen.f('reEntryAllowed', again))}</div>${bars(pen.random, 60, 4)}`,
          `${zoneHtml(zone, '8pt')}</div>`,
        ),
      ),
      '</section>',
    );
  },
};

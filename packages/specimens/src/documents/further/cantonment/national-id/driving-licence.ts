import { html } from '../../../../html.ts';
import type { LicenceFacts } from '../../../kinds/national-id/driving-licence.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress, oneLine } from '../../../parts/address.ts';
import { enlarged, face, scribble, threads } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';

const scripts = html(
  "'Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Gurmukhi','Noto Sans Tamil','Noto Sans ",
  "Kannada','Noto Sans Gujarati','Noto Sans Malayalam','Noto Sans Telugu'",
);

// Numbered lines after the international card, each with its English word, the state's word behind it.
export const drivingLicenceLayout: LayoutDesign<LicenceFacts> = {
  draw(facts, pen) {
    const { values: v, address } = facts;
    const pick = pen.random.pick;
    const word = inStateLanguage(address.state);
    const variant = pick(['dd-mm-yyyy', 'dd/mm/yyyy', 'dd.mm.yyyy'] as const);
    const day = (field: string) => pen.f(field, pen.date(v[field]!, variant));
    const line = (at: string, label: string, shown: string) =>
      `<tr><td class="a">${at}</td><td class="l">${label}</td><td>${shown}</td></tr>`;
    return html(
      `<style>.page{padding:24mm 22mm;font:8pt/1.4 'Noto Sans',${scripts}}`,
      '.card{position:relative;z-index:0;overflow:hidden;width:104mm;height:66mm;border:.3mm solid #577;',
      'border-radius:3mm;padding:2.4mm 3mm;background:#eef4fa;margin-bottom:8mm}',
      '.h{display:flex;justify-content:space-between;font-weight:700;color:#134;',
      'border-bottom:.4mm solid #134;padding-bottom:.8mm}',
      '.a{font-weight:700;color:#a22;padding-right:1.4mm;vertical-align:top}',
      '.l{color:#467;padding-right:2mm;font-size:6.8pt;vertical-align:top;white-space:nowrap}</style>\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.4,
        html(
          `<div class="card">${threads(pen.random, 104, 66, '#9bc')}`,
          '<div class="h">',
          `<span>${pick(['DRIVING LICENCE', 'LICENCE TO DRIVE', 'INDIAN UNION DRIVING LICENCE'])}</span>`,
          `<span>${pen.esc(address.state)} &middot; IND</span></div>`,
          `<div style="display:flex;gap:2mm;margin-top:1mm">${face(pen.random, facts.sex, 22, 28)}`,
          `<table>\n${line('1', `Name ${word('name')}`, `<b>${pen.f('name', facts.name.toUpperCase())}</b>`)}`,
          line('2', `S/D/W of`, pen.esc(facts.father.toUpperCase())),
          line('3', `${pick(['Date of birth', 'Birth', 'DOB'])} ${word('born')}`, day('dateOfBirth')),
          line('4a', pick(['Issued', 'Date of issue', 'Issue date']), day('issueDate')),
          line('4b', pick(['Expires', 'Valid till', 'Date of expiry']), day('expiryDate')),
          line('4c', 'Authority', facts.office),
          line(
            '5',
            pick(['Licence number', 'DL No.', 'No. of licence']),
            `<b>${pen.f('licenceNumber', facts.numberShown)}</b>`,
          ),
          '</table>',
          '</div>',
          `<div style="position:absolute;left:4mm;bottom:2mm">${scribble(pen.random, 22)}</div></div>\n`,
          '<div class="card" style="height:44mm">',
          '<table>',
          line(
            '8',
            `${pick(['Residence', 'Address', 'Permanent address'])} / पता`,
            printedAddress(pen, address, { parts: false, rows: oneLine }),
          ),
          line('9', 'Categories', 'MCWG, LMV'),
          line('10', 'First issue', pen.date(facts.firstIssue, variant)),
          `${line('11', 'Blood group', facts.blood)}</table>`,
          '</div>',
        ),
      ),
      '</section>',
    );
  },
};

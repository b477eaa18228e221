import { html } from '../../../../html.ts';
import type { VoterFacts } from '../../../kinds/national-id/voter-id-epic.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress } from '../../../parts/address.ts';
import { face, scribble, squares } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';
import { faces } from '../bazaar-parts.ts';

// The e-EPIC print on a full sheet: two frames under one another, the state's language beside the English.
export const voterIdEpicLayout: LayoutDesign<VoterFacts> = {
  draw(facts, pen) {
    const { values: v, address } = facts;
    const { pick } = pen.random;
    const own = inStateLanguage(address.state);
    const line = (label: string, shown: string) => `<tr><td>${label}</td><td>:</td><td><b>${shown}</b></td></tr>`;
    const kin = facts.ofHusband
      ? pick(['Husband’s Name', 'Name of Husband', 'Husband'])
      : `${own('father')} / ${pick(['Father’s Name', 'Name of Father', 'Father'])}`;
    const born = pen.date(v.dateOfBirth!, pick(['dd-mm-yyyy', 'dd/mm/yyyy']));
    return html(
      `<style>.page{font:10pt/1.5 ${faces};padding:18mm 22mm}`,
      '.f{border:.5mm solid #5a5a8a;border-radius:3mm;padding:6mm;margin-bottom:8mm}',
      '.f td{padding:.8mm 2mm;vertical-align:top}</style>\n',
      '<section class="page">',
      '<p style="text-align:center;',
      'font-size:8.4pt">Cut along the frame and ',
      'fold. ',
      pick(['e-EPIC', 'Electronic Electoral Photo Identity Card', 'Elector photo identity card (electronic)']),
      '</p>',
      '<div class="f">',
      '<div style="display:flex;justify-content:space-between;font-weight:700">',
      '<span>ELECTION COMMISSION OF INDIA<br>भारत निर्वाचन आयोग</span>',
      `<span style="text-align:right">${pick(['EPIC No.', 'Card No.', 'Identity Card No.'])}`,
      `<br>${pen.f('epicNumber', v.epicNumber!)}</span></div>`,
      `<div style="display:flex;gap:6mm;margin-top:4mm">${face(pen.random, facts.sex, 32, 40)}`,
      '<table>',
      line(`${own('name')} / ${pick(['Elector’s Name', 'Name of Elector', 'Name'])}`, pen.f('name', facts.name)),
      line(kin, pen.f('fatherName', v.fatherName!)),
      line(`${own('sex')} / ${pick(['Gender', 'Sex'])}`, pen.f('sex', facts.sex === 'M' ? 'Male' : 'Female')),
      line(`${own('born')} / ${pick(['Date of Birth', 'Date of birth / Age', 'DOB'])}`, pen.f('dateOfBirth', born)),
      '</table>',
      '</div></div>\n',
      '<div class="f"><div style="display:flex;justify-content:space-between;gap:6mm">',
      `<div>${pick(['Address', 'Residential address', 'House and address'])}:<br>`,
      printedAddress(pen, address, { parts: false, rows: [['building'], ['locality'], ['city', 'state', 'postcode']] }),
      `<br><br>Assembly Constituency: ${pen.esc(facts.constituency)}<br>`,
      `Part No. and Name: ${pen.esc(facts.part)}</div>${squares(pen.random, 32)}</div>`,
      `<p style="text-align:right">${scribble(pen.random, 26)}<br>Electoral Registration Officer</p>`,
      '<small>Mere possession of this card does not entitle the holder to vote; ',
      'see that the name is in the current roll.</small>',
      '</div></section>',
    );
  },
};

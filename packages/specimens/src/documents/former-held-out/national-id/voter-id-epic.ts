import { html } from '../../../html.ts';
import { printedAddress, oneLine } from '../../parts/address.ts';
import { emblem, face, scribble, squares } from '../../parts/drawn-parts.ts';
import { inDevanagari } from '../../parts/devanagari.ts';
import { pairRows, sheet, style } from '../../printing/markup.ts';
import type { VoterFacts } from '../../kinds/national-id/voter-id-epic.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The electronic card from the voters' portal, both sides on a page.
export const voterIdEpicLayout: LayoutDesign<VoterFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { name, sex, address, ofHusband, constituency, part, values } = facts;
    const kin = ofHusband ? ['पति का नाम', "Husband's Name"] : ['पिता का नाम', "Father's Name"];
    return html(
      style(
        ".page{padding:24mm 36mm;font:10.2pt/1.55 'Noto Sans','Noto Sans Devanagari'}",
        '.card{border:.3mm solid #888;border-radius:3mm;padding:5mm 6mm;margin-bottom:10mm}',
        '.head{display:flex;justify-content:center;gap:4mm;align-items:center;text-align:center;',
        'font-weight:bold;margin-bottom:4mm}',
        '.mid{display:flex;gap:6mm}.pairs td{padding:.9mm 2mm .9mm 0;vertical-align:top}',
      ),
      sheet(
        html(
          '<div class="card">',
          `<div class="head">${emblem('#333', 11)}<span>भारत निर्वाचन आयोग<br>`,
          'ELECTION COMMISSION OF INDIA<br><small>Elector Photo Identity Card</small></span></div>',
          `<div class="mid">${face(random, sex, 26, 33)}`,
          `<div><b style="font-size:14pt">${v('epicNumber')}</b>\n`,
          pairRows([
            ['नाम', inDevanagari(name)],
            ['Name', v('name')],
            [kin[0]!, inDevanagari(values.fatherName!)],
            [kin[1]!, v('fatherName')],
            ['लिंग / Gender', `${sex === 'M' ? 'पुरुष' : 'महिला'} / ${v('sex', sex === 'M' ? 'Male' : 'Female')}`],
            ['जन्म तिथि / Date of Birth', d('dateOfBirth', 'dd-mm-yyyy')],
          ]),
          '</div>',
          '</div></div>\n',
          '<div class="card"><div class="mid">',
          '<div style="flex:1"><b>पता / Address :</b>',
          ` ${printedAddress(pen, address, { parts: false, rows: oneLine })}`,
          `<p>Assembly Constituency No. and Name : ${esc(constituency)}<br>`,
          `Part No. and Name : ${esc(part)}</p>${scribble(random)}<br>`,
          `<small>Electoral Registration Officer</small></div>${squares(random, 30)}</div></div>`,
          '<p style="font-size:8.4pt;color:#666">e-EPIC downloaded by the elector. ',
          'Mere possession of this card is no guarantee of being an elector.</p>',
        ),
      ),
    );
  },
};

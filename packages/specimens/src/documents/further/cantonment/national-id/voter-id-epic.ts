import { html } from '../../../../html.ts';
import type { VoterFacts } from '../../../kinds/national-id/voter-id-epic.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress, oneLine } from '../../../parts/address.ts';
import { inDevanagari } from '../../../parts/devanagari.ts';
import { emblem, face, squares } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';

const scripts = html(
  "'Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Gurmukhi','Noto Sans Tamil','Noto Sans ",
  "Kannada','Noto Sans Gujarati','Noto Sans Malayalam','Noto Sans Telugu'",
);

// The electronic card as a sheet to be folded: state's word, English label and value on one ruled line each.
export const voterIdEpicLayout: LayoutDesign<VoterFacts> = {
  draw(facts, pen) {
    const { values: v, address } = facts;
    const pick = pen.random.pick;
    const word = inStateLanguage(address.state);
    const relation = facts.ofHusband
      ? pick(["Husband's Name", 'Name of husband'])
      : pick(["Father's Name", 'Name of father']);
    const row = (own: string, english: string, shown: string) =>
      `<tr><td class="o">${own}</td><td class="o">${english}</td><td><b>${shown}</b></td></tr>`;
    return html(
      `<style>.page{padding:18mm;font:9.6pt/1.45 'Noto Sans',${scripts}}`,
      '.f{border:.4mm solid #555;padding:5mm}.f+.f{border-top:.4mm dashed #555}',
      '.o{color:#555;padding:1.3mm 4mm 1.3mm 0;font-size:8.2pt;vertical-align:top}.r{width:100%}',
      ".r tr{border-bottom:.15mm solid #ccc}.n{font:700 15pt 'DejaVu Sans Mono'}</style>\n",
      '<section class="page"><div class="f">',
      `<div style="display:flex;justify-content:space-between;align-items:center">${emblem('#7a2020', 14)}`,
      '<div style="text-align:center"><b>भारत निर्वाचन आयोग<br>ELECTION COMMISSION OF INDIA</b><br>',
      `e-EPIC: ${pick(['Electors Photo Identity Card', 'Voter Identity Card', 'Elector Identity Card'])}`,
      `</div>${squares(pen.random, 20)}</div>`,
      `<p class="n" style="text-align:center">${pen.f('epicNumber', v.epicNumber!)}</p>`,
      '<div style="display:flex;gap:6mm">',
      '<table class="r">',
      row(word('name'), pick(['Name', "Elector's name", 'Name of elector']), pen.f('name', facts.name)),
      row(facts.ofHusband ? 'पति का नाम' : word('father'), relation, pen.f('fatherName', v.fatherName!)),
      row(word('sex'), pick(['Gender', 'Sex']), pen.f('sex', facts.sex === 'M' ? 'Male' : 'Female')),
      row(
        word('born'),
        pick(['Date of Birth', 'DOB', 'Date of Birth/Age']),
        pen.f('dateOfBirth', pen.date(v.dateOfBirth!, pick(['dd-mm-yyyy', 'dd/mm/yyyy']))),
      ),
      `</table>${face(pen.random, facts.sex, 28, 35)}</div>`,
      '</div>\n',
      '<div class="f">',
      '<table class="r">',
      row(
        'पता',
        pick(['Address', 'Residence', 'Ordinary residence']),
        printedAddress(pen, address, { parts: false, rows: oneLine }),
      ),
      row('', 'Assembly Constituency', pen.esc(facts.constituency)),
      `${row('', 'Part', pen.esc(facts.part))}</table>`,
      `<p style="font-size:8pt">${inDevanagari(address.city)}. This card proves identity at the poll only; `,
      'whether the name stands in the roll must be seen before voting day.</p>',
      '</div></section>',
    );
  },
};

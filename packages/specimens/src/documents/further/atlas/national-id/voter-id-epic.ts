import { html } from '../../../../html.ts';
import type { VoterFacts } from '../../../kinds/national-id/voter-id-epic.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { printedAddress, oneLine } from '../../../parts/address.ts';
import { face, scribble, squares } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';

const css = html(
  '.page{padding:18mm 16mm;',
  "font:10pt/1.5 'Noto Sans','Noto Sans Devanagari','Noto Sans Tamil','Noto Sans Kannada','Noto Sans ",
  "Gujarati','Noto Sans Bengali','Noto Sans Malayalam','Noto Sans Telugu','Noto Sans Gurmukhi'}",
  '.duo{display:flex;gap:5mm;margin-top:8mm}',
  '.half{width:86mm;min-height:112mm;border:1px solid #777;padding:5mm}',
  '.top{text-align:center;font-size:9pt;border-bottom:2px solid #cc7a22;padding-bottom:2mm;',
  'margin-bottom:3mm}',
  '.lab{color:#666;font-size:8pt;margin-top:1.6mm}',
);

// The electronic copy: two panels on one sheet, the state's language small beside English, the number under the
// picture.
export const voterIdEpicLayout: LayoutDesign<VoterFacts> = {
  draw({ name, sex, address, ofHusband, constituency, part, values }, pen) {
    const tongue = inStateLanguage(address.state);
    const line = (label: string, value: string) => `<div class="lab">${label}</div><div>${value}</div>`;
    const front = html(
      '<div class="top">ELECTION COMMISSION OF INDIA<br>Elector Photo Identity Card</div>',
      `<div style="text-align:center">${face(pen.random, sex, 28, 34)}<br>`,
      `<b style="font-size:13pt">${pen.f('epicNumber', values.epicNumber!)}</b></div>\n`,
      '     ',
      ` ${line(`Name / ${tongue('name')}`, pen.f('name', name))}`,
      line(ofHusband ? 'Husband' : `Father / ${tongue('father')}`, pen.f('fatherName', values.fatherName!)),
      '\n',
      '     ',
      ` ${line(`Gender / ${tongue('sex')}`, pen.f('sex', sex === 'M' ? 'Male' : 'Female'))}`,
      line(`Date of Birth / ${tongue('born')}`, pen.f('dateOfBirth', pen.date(values.dateOfBirth!, 'dd-mm-yyyy'))),
    );
    const back = html(
      line('Address', printedAddress(pen, address, { parts: false, rows: oneLine })),
      `${line('Assembly Constituency', pen.esc(constituency))}${line('Part', pen.esc(part))}\n`,
      '      ',
      `<div style="margin:7mm 0 4mm">${squares(pen.random, 34)}</div>${scribble(pen.random)}<br>`,
      '<span style="font-size:8pt">Electoral Registration Officer</span>',
    );
    return (
      style(css) +
      sheet(
        html(
          `<b>e-EPIC</b> – downloaded by the elector<div class="duo"><div class="half">${front}</div>`,
          `<div class="half">${back}</div></div>`,
          '<p style="font-size:8pt">This copy is a valid identity document at the polling station, ',
          'provided that the name stands in the current roll.</p>',
        ),
      )
    );
  },
};

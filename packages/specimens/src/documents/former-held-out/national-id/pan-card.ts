import { html } from '../../../html.ts';
import { emblem, face, scribble, squares } from '../../parts/drawn-parts.ts';
import { sheet, style } from '../../printing/markup.ts';
import type { PanFacts } from '../../kinds/national-id/pan-card.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The card copied on a sheet and attested by its holder.
export const panCardLayout: LayoutDesign<PanFacts> = {
  draw(facts, pen) {
    const { f, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { name, fatherName, sex } = facts;
    return html(
      style(
        ".page{padding:32mm 46mm;font:10.5pt/1.45 'Noto Sans','Noto Sans Devanagari'}",
        '.card{position:relative;z-index:0;border:.3mm solid #6c8fb0;border-radius:3mm;background:#e9f3fa;',
        'padding:5mm 6mm}',
        '.head{display:flex;justify-content:space-between;align-items:center;font-weight:bold;',
        'margin-bottom:3mm}',
        '.mid{display:flex;justify-content:space-between;gap:5mm}small{color:#345}',
      ),
      sheet(
        html(
          '<div class="card">',
          '<div class="head">',
          `<span>आयकर विभाग<br>${v('issuingAuthority', 'INCOME TAX DEPARTMENT')}</span>${emblem('#345', 11)}`,
          '<span>भारत सरकार<br>GOVT. OF INDIA</span></div>',
          '<div class="mid">',
          `<div>${face(random, sex, 22, 27)}<br><small>हस्ताक्षर / Signature</small>`,
          `<br>${scribble(random, 26)}</div>`,
          '<div><small>स्थायी लेखा संख्या कार्ड<br>Permanent Account Number Card</small><br>',
          `<b style="font-size:15pt">${v('panNumber')}</b><br><small>नाम / Name</small><br>`,
          `<b>${v('name', name.toUpperCase())}</b><br><small>पिता का नाम / Father's Name</small><br>`,
          `<b>${v('fatherName', fatherName.toUpperCase())}</b><br>`,
          `<small>जन्म की तारीख / Date of Birth</small><br><b>${d('dateOfBirth', 'dd/mm/yyyy')}</b>`,
          `</div>${squares(random, 24)}</div></div>\n`,
          `<div style="margin-top:16mm;color:#1f3b8f">Self attested<br>${scribble(random, 40)}</div>`,
        ),
      ),
    );
  },
};

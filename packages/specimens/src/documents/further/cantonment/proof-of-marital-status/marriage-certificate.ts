import { html } from '../../../../html.ts';
import type { MarriageFacts } from '../../../kinds/proof-of-marital-status/marriage-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { emblem, scribble, roundSeal } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';

const scripts = html(
  "'Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Gurmukhi','Noto Sans Tamil','Noto Sans ",
  "Kannada','Noto Sans Gujarati','Noto Sans Malayalam','Noto Sans Telugu'",
);

// Bridegroom and bride in two columns under a heading of two languages; place and day in the sentence above them.
export const marriageCertificateLayout: LayoutDesign<MarriageFacts> = {
  draw({ address, husband, wife, issued, values: v }, pen) {
    const pick = pen.random.pick;
    const word = inStateLanguage(address.state);
    const day = pick(['d Month yyyy', 'dth Month yyyy', 'dd/mm/yyyy', 'dd-mm-yyyy'] as const);
    const side = (title: string, field: string, each: typeof husband) =>
      html(
        `<div class="s"><h3>${title}</h3><p class="n">${pen.f(field, each.name)}</p>`,
        `<p>aged ${Number(v.marriageDate!.slice(0, 4)) - Number(each.dateOfBirth.slice(0, 4))} years<br>`,
        `child of ${pen.esc(each.father)}</p></div>`,
      );
    return html(
      `<style>.page{font:italic 11.6pt/1.7 'DejaVu Serif',${scripts};padding:13mm}`,
      '.fr{border:1.6mm double #8a2a4a;padding:9mm 12mm;min-height:262mm;text-align:center}',
      '.g{display:grid;grid-template-columns:1fr 1fr;gap:6mm;margin:5mm 0}',
      '.s{border:.3mm solid #c9a;padding:3mm}.s h3{margin:0;font-size:10pt;color:#8a2a4a}',
      ".n{font:700 13pt 'Noto Serif';margin:2mm 0}</style>\n",
      `<section class="page"><div class="fr">${emblem('#8a2a4a', 16)}<br>${word('government')}`,
      `<h1 style="font-size:19pt;margin:2mm 0">${word('marriage')}`,
      '<br>',
      pen.f(
        'maritalStatus',
        pick(['Certificate of Marriage', 'Marriage Certificate', 'Marriage Registration Certificate']),
      ),
      '</h1>',
      `<p>${pick(['Register entry', 'Registration No.', 'Serial number of registration'])} `,
      `<b>${pen.f('registrationNumber', v.registrationNumber!)}</b></p>\n`,
      `<p>Know all by these presents that on ${pen.f('marriageDate', pen.date(v.marriageDate!, day))}, `,
      `at ${pen.f('marriagePlace', v.marriagePlace!)}, `,
      'the two persons named below were joined in marriage:</p>',
      `<div class="g">${side(pick(['The Bridegroom', 'Husband', 'Groom']), 'husbandName', husband)}`,
      `${side(pick(['The Bride', 'Wife', 'Bride']), 'wifeName', wife)}</div>`,
      '\n',
      '<p>and that the said marriage ',
      `was ${pick(['registered in this office on', 'entered in the register on', 'duly registered on'])} `,
      `${pen.f('registrationDate', pen.date(v.registrationDate!, day))} `,
      `${pick(['under the', 'in accordance with the', 'as provided by the'])} ${pen.f('act', v.act!)}.</p>`,
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `${roundSeal('REGISTRAR OF MARRIAGES', '#8a2a4a', 32)}<span>${scribble(pen.random)}<br>`,
      `Marriage Officer, ${pen.esc(address.city)}</span></div>`,
      `<p style="font-size:8pt">Copy given ${pen.date(issued, day)}. Witnesses: three, `,
      'as in the register.</p>',
      '</div></section>',
    );
  },
};

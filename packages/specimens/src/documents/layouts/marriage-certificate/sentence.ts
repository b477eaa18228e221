import { html } from '../../../html.ts';
import type { MarriageFacts } from '../../kinds/proof-of-marital-status/marriage-certificate.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { emblem, scribble, squares } from '../../parts/drawn-parts.ts';

// A certificate in sentences: every value inside the text, nothing in a table.
export const sentence: DocumentLayout<MarriageFacts> = {
  name: 'sentence',
  draw({ address, husband, wife, issued, values }, pen) {
    const variant = pen.random.pick(['dth Month yyyy', 'dd-Mmm-yyyy', 'd Month yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const home = pen.esc(`${address.building}, ${address.locality}, ${address.city}`);
    return html(
      "<style>.page{font:12pt/1.9 'Noto Serif';padding:18mm;background:#fffdf6}",
      '.f{border:1.4mm double #93312a;padding:10mm;height:100%;text-align:justify}</style>\n',
      `<section class="page"><div class="f"><div style="text-align:center">${emblem('#93312a', 20)}`,
      `<h1 style="font-size:17pt;margin:2mm 0">${pen.f('maritalStatus', 'Certificate of Marriage')}</h1>`,
      `<small>${pen.random.pick(['under the', 'issued under the'])} ${pen.f('act', values.act!)}</small>`,
      '</div>',
      `<p>Certified that ${pen.random.pick(['Shri', 'Mr.'])} <b>${pen.f('husbandName', husband.name)}</b>`,
      `, son of ${pen.esc(husband.father)}, born on ${day(husband.dateOfBirth)}, resident of ${home}, `,
      `and ${pen.random.pick(['Smt.', 'Ms.', 'Kumari'])} `,
      `<b>${pen.f('wifeName', wife.name)}</b>`,
      `, daughter of ${pen.esc(wife.father)}, `,
      `born on ${day(wife.dateOfBirth)}, ${pen.random.pick(['solemnised their marriage', 'were married'])} `,
      'on ',
      `<b>${pen.f('marriageDate', day(values.marriageDate!))}</b> at `,
      `<b>${pen.f('marriagePlace', values.marriagePlace!)}</b>, and that their marriage was registered on `,
      `<b>${pen.f('registrationDate', day(values.registrationDate!))}</b> at serial number `,
      `<b>${pen.f('registrationNumber', values.registrationNumber!)}</b>`,
      ' of the register of marriages kept in this office.</p>',
      `<p>Given at ${address.city} on ${day(issued)}.</p>`,
      `<div style="display:flex;justify-content:space-between;align-items:end">${squares(pen.random, 24)}`,
      `<span>${scribble(pen.random)}<br>Sub-Divisional Magistrate and Marriage Officer</span></div></div>`,
      '</section>',
    );
  },
};

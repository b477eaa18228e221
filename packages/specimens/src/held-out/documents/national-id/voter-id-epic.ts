import { drawing, formGrid, silhouette } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { defineKind } from '../../held-out-kind.ts';

export const voterId = defineKind({
  kind: 'Voter ID (EPIC)',
  facts: (random, t) => ({
    part: random.whole(12, 290),
    values: {
      epicNumber: random.letters(3) + random.digits(7),
      name: t.name,
      fatherName: t.father,
      dateOfBirth: t.born,
      sex: t.sex,
      address: addressText(t.address),
    },
    also: {},
  }),
  layouts: {
    'bilingual-card': ({ f, day }, { part }, t) =>
      drawing(
        `.page{padding:26mm;font:10.6pt/1.5 'Noto Sans','Noto Sans Devanagari'} .c{border:.5mm solid
        #0f5132;border-radius:3mm;width:150mm;padding:5mm;margin-bottom:7mm}`,
        `<div class="c"><b>भारत निर्वाचन आयोग &nbsp; ELECTION COMMISSION OF INDIA</b><br>मतदाता फोटो पहचान पत्र &nbsp; Elector Photo
        Identity Card
        <p style="text-align:center;font:700 15pt 'DejaVu Sans';margin:2mm 0">${f('epicNumber')}</p><div
        style="display:flex;gap:6mm">${silhouette()}
        <div>नाम / Name : ${f('name')}<br>पिता का नाम / Father's Name : ${f('fatherName')}<br>लिंग / Gender :
        ${f('sex', t.sex === 'M' ? 'Male' : 'Female')}<br>
        जन्म तिथि / Date of Birth : ${day('dateOfBirth', 'DD-MM-YYYY')}</div></div></div>
        <div class="c">पता / Address : ${f('address')}<br>Electoral Registration Officer, Part ${part}</div>`,
      ),
    'elector-search': ({ f, day }, { part }, t) =>
      drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h3>Electoral roll &mdash; elector's details</h3>` +
          formGrid(2, [
            ['EPIC number', f('epicNumber')],
            ['Elector', f('name')],
            ["Relative's name (father)", f('fatherName')],
            ['Gender', f('sex', t.sex === 'M' ? 'Male' : 'Female')],
            ['Date of birth', day('dateOfBirth', 'DD/MM/YYYY')],
            ['Part no.', String(part)],
            ['Residence', f('address')],
          ]),
      ),
  },
});

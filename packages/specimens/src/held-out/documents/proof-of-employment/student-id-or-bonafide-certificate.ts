import { drawing, formGrid, handSignature, paragraphs, silhouette } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { colleges } from '../../facts/issuers.ts';
import { addressIn } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const studentCertificate = defineKind({
  kind: 'Student ID or bonafide certificate',
  facts: (random, t) => ({
    values: {
      studentName: t.name,
      institutionName: random.pick(colleges),
      institutionAddress: addressText(addressIn(random)),
      institutionPhone: `+91${random.pick(['3762', '4902'])}${random.digits(6)}`,
      courseName: random.pick(['B.Pharm.', 'M.Sc. Zoology', 'B.E. Civil Engineering', 'LL.B. (Three Years)']),
      enrolmentNumber: random.pick([
        `${random.letters(2)}${random.digits(6)}`,
        `${random.digits(4)}/${random.digits(5)}`,
      ]),
      validUntil: random.pick(['2027-04-30', '2028-06-30', '2027-11-30']),
    },
    also: {},
  }),
  layouts: {
    'bonafide-prose': ({ f, day, random }, _, t) =>
      drawing(
        `.page{font:11.6pt/1.7 'Noto Serif';padding:24mm}`,
        `<p style="text-align:center"><b style="font-size:15pt">${f('institutionName')}</b><br>${f('institutionAddress')}<br>Phone
        ${f('institutionPhone')}</p>
        <h3 style="text-align:center">BONAFIDE CERTIFICATE</h3>` +
          paragraphs(
            `Certified that ${f('studentName')}, ${t.sex === 'M' ? 'son' : 'daughter'} of ${t.father}, bearing roll number
            ${f('enrolmentNumber')}, is a bonafide
            student of this college and is pursuing ${f('courseName')}. The course is expected to conclude by
            ${day('validUntil', 'D MMMM YYYY')}.`,
            `${t.sex === 'M' ? 'His' : 'Her'} conduct has been good. This certificate is issued on request for obtaining a visa.`,
          ) +
          `${handSignature(random)}<br>Principal`,
      ),
    'identity-card': ({ f, day }) =>
      drawing(
        `.page{padding:30mm 30mm;font:10pt/1.4 'DejaVu Sans'} .c{border:.5mm solid #444;border-radius:4mm;overflow:hidden;width:150mm}
        .c h3{background:#831843;color:#fff;margin:0;padding:3mm 5mm} .b{display:flex;gap:6mm;padding:5mm}`,
        `<div class="c"><h3>${f('institutionName')}</h3><div class="b">${silhouette()}<div style="flex:1">${formGrid(
          1,
          [
            ['Student', f('studentName')],
            ['Programme', f('courseName')],
            ['Reg. No.', f('enrolmentNumber')],
            ['Card valid up to', day('validUntil', 'DD-MM-YYYY')],
          ],
        )}</div></div></div>`,
      ),
  },
});

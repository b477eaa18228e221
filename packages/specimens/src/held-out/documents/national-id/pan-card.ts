import { drawing, formGrid, handSignature, silhouette } from '../../drawing/blocks.ts';
import { defineKind } from '../../held-out-kind.ts';

export const panCard = defineKind({
  kind: 'PAN card',
  facts: (_, t) => ({
    values: {
      panNumber: t.pan,
      name: t.name,
      fatherName: t.father,
      dateOfBirth: t.born,
      issuingAuthority: 'Income Tax Department',
    },
    also: { issuingAuthority: ['Income Tax Department, Govt. of India', 'Income Tax Department Government of India'] },
  }),
  layouts: {
    card: ({ f, day, random }, { values }) =>
      drawing(
        `.page{padding:30mm 26mm;font:11pt/1.4 'Noto Sans','Noto Sans Devanagari'}
        .c{background:#dceefa;border-radius:3mm;width:152mm;padding:6mm}
        small{display:block;font-size:7.4pt;color:#333}`,
        `<div class="c"><div style="display:flex;justify-content:space-between"><b>आयकर
        विभाग<br>${f('issuingAuthority', 'INCOME TAX DEPARTMENT')}</b>
        <b>भारत सरकार<br>GOVT. OF INDIA</b></div><p style="text-align:center;margin:3mm 0">स्थायी लेखा संख्या कार्ड<br>Permanent Account
        Number Card<br>
        <b style="font-size:16pt">${f('panNumber')}</b></p><div style="display:flex;gap:6mm">${silhouette('25mm', '30mm')}<div>
        <small>नाम / Name</small>${f('name', values.name.toUpperCase())}<small>पिता का नाम / Father's
        Name</small>${f('fatherName', values.fatherName.toUpperCase())}
        <small>जन्म की तारीख / Date of
        Birth</small>${day('dateOfBirth', 'DD/MM/YYYY')}</div><div>${handSignature(random)}</div></div></div>`,
      ),
    'allotment-sheet': ({ f, day }) =>
      drawing(
        `.page{font:10.4pt/1.5 'DejaVu Serif';padding:20mm}`,
        `<h3>${f('issuingAuthority')}<br>Intimation of Permanent Account Number</h3>` +
          formGrid(2, [
            ['PAN allotted', f('panNumber')],
            ['Allottee', f('name')],
            ["Name of allottee's father", f('fatherName')],
            ['Born on', day('dateOfBirth', 'DD MMM YYYY')],
          ]) +
          '<p>Please quote this number in all your returns and correspondence.</p>',
      ),
  },
});

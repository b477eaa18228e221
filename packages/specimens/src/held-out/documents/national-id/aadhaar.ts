import { addressBlock } from '../../drawing/address-block.ts';
import { drawing, formGrid, silhouette } from '../../drawing/blocks.ts';
import { addressAlso, addressValues } from '../../facts/address-values.ts';
import { withCheckDigit } from '../../facts/check-digits.ts';
import { dayIn } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

const inFours = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ');

export const aadhaar = defineKind({
  kind: 'Aadhaar',
  facts: (random, t) => {
    const isMasked = random.chance(0.4);
    const careOf = `${t.sex === 'M' ? 'S/O' : 'D/O'} ${t.father}`;
    return {
      isMasked,
      values: {
        ...addressValues(t.address),
        aadhaarNumber: isMasked ? `XXXXXXXX${t.aadhaar.slice(8)}` : t.aadhaar,
        vid: withCheckDigit(`9${random.digits(14)}`),
        name: t.name,
        dateOfBirth: t.born,
        sex: t.sex,
        careOf,
        issueDate: dayIn(random, '2013-01-01', '2024-12-31'),
        issuingAuthority: 'Unique Identification Authority of India',
        masked: String(isMasked),
      },
      also: { ...addressAlso(t.address), careOf: [t.father], issuingAuthority: ['UIDAI'] },
    };
  },
  layouts: {
    'plastic-card': (writer, { isMasked, values }, t) => {
      const { f, day, around } = writer;
      const address = addressBlock(
        writer,
        t.address,
        '{home},<br>{locality}, {city},<br>Dist: {district},<br>{state} - {postcode}',
      );
      const number = f('aadhaarNumber', inFours(values.aadhaarNumber));
      return drawing(
        `.page{padding:24mm 25mm;font:10.5pt/1.4 'Noto Sans','Noto Sans Devanagari'} .c{border:.4mm solid
        #777;border-radius:3mm;width:156mm;
        min-height:92mm;padding:5mm;margin-bottom:8mm} .n{font:700 19pt 'Noto Sans';text-align:center;margin-top:6mm}
        .s{border-bottom:1mm solid #d97706;padding-bottom:2mm;margin-bottom:4mm}`,
        `<div class="c"><div class="s">भारत सरकार &nbsp; Government of India</div><div
        style="display:flex;gap:6mm">${silhouette('28mm', '36mm')}
        <div>${f('name')}<br>जन्म तिथि / DOB: ${day('dateOfBirth', 'DD/MM/YYYY')}<br>${t.sex === 'M' ? 'पुरुष' : 'महिला'} /
        ${f('sex', t.sex === 'M' ? 'MALE' : 'FEMALE')}
        <br><span style="font-size:8pt">Issue Date: ${day('issueDate', 'DD/MM/YYYY')}</span></div></div>
        <div class="n">${isMasked ? around('masked', number) : number}</div><div style="text-align:center">VID :
        ${f('vid', inFours(values.vid))}</div></div>
        <div class="c"><div class="s">${f('issuingAuthority')}</div>Address:<br>
        ${f('careOf')},<br>${address}</div>`,
      );
    },
    'portal-copy': (writer, { values }, t) => {
      const { f, day } = writer;
      return drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h3>${f('issuingAuthority', 'UIDAI')} &mdash; e-Aadhaar details</h3>` +
          formGrid(2, [
            ['Resident name', f('name')],
            ['Aadhaar No.', f('aadhaarNumber', inFours(values.aadhaarNumber))],
            ['Birth date', day('dateOfBirth', 'DD-MM-YYYY')],
            ['Gender', f('sex', t.sex === 'M' ? 'Male' : 'Female')],
            ['Virtual ID', f('vid', inFours(values.vid))],
            ['Address on record', addressBlock(writer, t.address, '{home}, {locality}, {city}, {state} {postcode}')],
          ]),
      );
    },
  },
});

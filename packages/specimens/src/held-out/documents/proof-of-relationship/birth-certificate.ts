import { drawing, formGrid, paragraphs, roundSeal } from '../../drawing/blocks.ts';
import { addDays, dayIn } from '../../facts/days.ts';
import { hospitals } from '../../facts/issuers.ts';
import { personName } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const birthCertificate = defineKind({
  kind: 'Birth certificate',
  facts: (random, t) => {
    const dateOfBirth = dayIn(random, '2008-01-01', '2022-12-31');
    const sex = random.pick(['M', 'F'] as const);
    const hospital = random.pick(hospitals);
    return {
      sex,
      values: {
        childName: personName(random, sex, t.family),
        dateOfBirth,
        placeOfBirth: `${hospital}, ${t.address.city}`,
        countryOfBirth: 'IND',
        sex,
        fatherName: t.sex === 'M' ? t.name : t.spouse,
        motherName: t.sex === 'M' ? t.spouse : t.name,
        registrationNumber: random.pick([`${random.digits(5)}/${dateOfBirth.slice(0, 4)}`, `BR${random.digits(9)}`]),
        registrationDate: addDays(dateOfBirth, random.whole(3, 19)),
        issuingAuthority: `${random.pick(['Town Panchayat Office', 'Municipal Council'])}, ${t.address.city}`,
      },
      also: { placeOfBirth: [t.address.city, hospital] },
    };
  },
  layouts: {
    'form-5': ({ f, day, random }, { sex }, t) =>
      drawing(
        `.page{font:10pt/1.5 'Noto Serif','Noto Serif Devanagari';padding:20mm}`,
        `<p style="text-align:center"><b>${f('issuingAuthority')}</b><br>जन्म प्रमाण पत्र<br>BIRTH CERTIFICATE</p>
        <p style="font-size:8.6pt">(Issued under section 12/17 of the Registration of Births and Deaths Act, 1969)</p>` +
          formGrid(2, [
            ['Name of child', f('childName')],
            ['Sex', f('sex', sex === 'M' ? 'Male' : 'Female')],
            ['Date of birth', day('dateOfBirth', 'DD/MM/YYYY')],
            ['Place of birth', f('placeOfBirth')],
            ['Name of mother', f('motherName')],
            ['Name of father', f('fatherName')],
            ['Registration number', f('registrationNumber')],
            ['Date of registration', day('registrationDate', 'DD/MM/YYYY')],
            ['Country', f('countryOfBirth', 'India')],
            ['State', t.address.state],
          ]) +
          `<br>${roundSeal(random, 'REGISTRAR')}`,
      ),
    'extract-prose': ({ f, day, random }, { sex }) =>
      drawing(
        `.page{font:11.4pt/1.7 'DejaVu Serif';padding:24mm}`,
        `<p><b>${f('issuingAuthority')}</b></p><h3>Extract from the register of births</h3>` +
          paragraphs(
            `Entry ${f('registrationNumber')}, made on ${day('registrationDate', 'D MMMM YYYY')}: ${f('childName')},
            ${f('sex', sex === 'M' ? 'male' : 'female')},
            was born on ${day('dateOfBirth', 'D MMMM YYYY')} at ${f('placeOfBirth')}, the child of ${f('fatherName')} and his wife
            ${f('motherName')}.`,
            'Certified to be a true extract.',
          ) +
          roundSeal(random, 'REGISTRAR'),
      ),
  },
});

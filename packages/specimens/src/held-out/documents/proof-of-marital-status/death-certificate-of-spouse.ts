import { drawing, formGrid, paragraphs, roundSeal } from '../../drawing/blocks.ts';
import { dayIn } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

export const deathCertificate = defineKind({
  kind: 'Death certificate of spouse',
  facts: (random, t) => {
    const dateOfDeath = dayIn(random, '2012-01-01', '2026-03-31');
    return {
      values: {
        maritalStatus: 'widowed',
        deceasedName: t.spouse,
        dateOfDeath,
        registrationNumber: random.pick([`DR${random.digits(8)}`, `${random.digits(4)}/${dateOfDeath.slice(0, 4)}`]),
      },
      also: {},
    };
  },
  layouts: {
    'form-6': ({ f, day, random }, _, t) =>
      drawing(
        `.page{font:10.2pt/1.5 'Noto Serif','Noto Serif Devanagari';padding:20mm}`,
        `<p style="text-align:center">मृत्यु प्रमाण पत्र<br><b>DEATH CERTIFICATE</b><br>Municipal Council, ${t.address.city}</p>` +
          formGrid(2, [
            ['Name of deceased', f('deceasedName')],
            ['Date of death', day('dateOfDeath', 'DD/MM/YYYY')],
            ['Name of spouse', t.name],
            ['Place of death', t.address.city],
            ['Registration No.', f('registrationNumber')],
            ['Permanent address', `${t.address.home}, ${t.address.locality}`],
          ]) +
          `<br>${roundSeal(random, 'REGISTRAR')}`,
      ),
    'extract-prose': ({ f, day, around }, _, t) =>
      drawing(
        `.page{font:11.4pt/1.7 'DejaVu Serif';padding:24mm}`,
        `<h3>Extract from the register of deaths</h3>` +
          paragraphs(
            `It is certified under entry ${f('registrationNumber')} that ${f('deceasedName')} passed away on
            ${day('dateOfDeath', 'D MMMM YYYY')} at
            ${t.address.city}. ${t.name}, the surviving spouse, is ${around('maritalStatus', 'widowed')}.`,
          ),
      ),
  },
});

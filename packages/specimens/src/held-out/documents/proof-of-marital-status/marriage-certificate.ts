import { drawing, formGrid, paragraphs, roundSeal } from '../../drawing/blocks.ts';
import { addDays, dayIn } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

export const marriageCertificate = defineKind({
  kind: 'Marriage certificate',
  facts: (random, t) => {
    const marriageDate = dayIn(random, '2006-01-15', '2024-12-10');
    const act = random.pick(['Special Marriage Act, 1954', 'Hindu Marriage Act, 1955']);
    const hall = random.pick(['Swayamvar Lawns', 'Bell Tower Church', 'Sabha Griha']);
    return {
      values: {
        maritalStatus: 'married',
        husbandName: t.sex === 'M' ? t.name : t.spouse,
        wifeName: t.sex === 'M' ? t.spouse : t.name,
        spouseDateOfBirth: dayIn(random, '1964-01-01', '2000-12-31'),
        spouseNationality: 'IND',
        marriageDate,
        marriagePlace: `${hall}, ${t.address.city}`,
        registrationNumber: random.pick([`${random.digits(4)}-${marriageDate.slice(0, 4)}`, `MR${random.digits(8)}`]),
        registrationDate: addDays(marriageDate, random.whole(0, 40)),
        act,
      },
      also: {
        act: [act.replace(/, \d+$/, ''), `The ${act}`, act.replace(/ Act, \d+$/, '')],
        marriagePlace: [t.address.city, hall],
      },
    };
  },
  layouts: {
    'registrar-form': ({ f, day, random }) =>
      drawing(
        `.page{font:10pt/1.5 'Noto Serif';padding:20mm}`,
        `<h3 style="text-align:center">CERTIFICATE OF MARRIAGE</h3><p style="text-align:center">(${f('act')})</p>` +
          formGrid(2, [
            ['Groom', f('husbandName')],
            ['Bride', f('wifeName')],
            ['Solemnised on', day('marriageDate', 'DD/MM/YYYY')],
            ['Solemnised at', f('marriagePlace')],
            ['Serial no. in register', f('registrationNumber')],
            ['Registered on', day('registrationDate', 'DD/MM/YYYY')],
          ]) +
          `<br>${roundSeal(random, 'MARRIAGE OFFICER')}`,
      ),
    'spouse-extract': ({ f, day }, _, t) =>
      drawing(
        `.page{font:11.4pt/1.7 'DejaVu Serif';padding:24mm}`,
        `<h3>Marriage register, certified extract</h3>` +
          paragraphs(
            `Under number ${f('registrationNumber')} it is recorded that ${f('husbandName')} and ${f('wifeName')} were lawfully wedded on
            ${day('marriageDate', 'D MMMM YYYY')} at ${f('marriagePlace')}. The entry was made on
            ${day('registrationDate', 'D MMMM YYYY')}.`,
          ) +
          formGrid(3, [
            [`Spouse of ${t.name}`, t.spouse],
            ["Spouse's date of birth", day('spouseDateOfBirth', 'D MMMM YYYY')],
            ["Spouse's nationality", f('spouseNationality', 'Indian')],
          ]),
      ),
  },
});

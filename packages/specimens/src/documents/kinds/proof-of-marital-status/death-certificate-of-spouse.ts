import { html } from '../../../html.ts';
import { menNames, womenNames } from '../../../people/indian-names.ts';
import { pairRows } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../parts/address.ts';
import { daysLater } from '../../facts/days.ts';
import { dayBefore, later, yearsOn } from '../../parts/day.ts';
import { emblem, scribble, roundSeal, squares } from '../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../parts/state-languages.ts';
import { titled } from '../../facts/person.ts';

export interface DeathFacts extends DocumentFacts {
  readonly person: Person;
  readonly father: string;
  readonly registered: string;
  readonly place: string;
}

const fonts = html(
  "'Noto Sans','Noto Sans Devanagari','Noto Sans Tamil','Noto Sans Kannada','Noto Sans Gujarati','Noto ",
  "Sans Bengali','Noto Sans Malayalam','Noto Sans Telugu','Noto Sans Gurmukhi'",
);

// The municipal form, with husband or wife among its lines.
const municipal: DocumentLayout<DeathFacts> = {
  name: 'municipal',
  draw({ person, father, registered, place, values }, pen) {
    const own = inStateLanguage(person.address.state);
    const pick = pen.random.pick;
    const variant = pick(['dd/mm/yyyy', 'dd-mm-yyyy'] as const);
    const rows = pairRows([
      [
        `${own('name')} / ${pick(['Name of Deceased', 'Name', 'Full name of the deceased'])}`,
        pen.f('deceasedName', values.deceasedName!.toUpperCase()),
      ],
      [`${own('sex')} / Sex`, person.sex === 'M' ? 'FEMALE' : 'MALE'],
      [pick(['Date of Death', 'Died on']), pen.f('dateOfDeath', pen.date(values.dateOfDeath!, variant))],
      ['Place of Death', pen.esc(place.toUpperCase())],
      [`${own('father')} / Name of Father`, pen.esc(father.toUpperCase())],
      [
        pick(['Name of Husband / Wife', 'Name of Spouse']),
        pen.around('maritalStatus', pen.esc(person.fullName.toUpperCase())),
      ],
      ['Address at the time of death', pen.esc(wholeAddress(person.address))],
      [
        `${own('number')} / ${pick(['Registration No.', 'Registration Number'])}`,
        pen.f('registrationNumber', values.registrationNumber!),
      ],
      [`${own('registered')} / Date of Registration`, pen.date(registered, variant)],
    ]);
    return html(
      `<style>.page{font:10pt/1.5 ${fonts}}.pairs{width:100%;margin:5mm 0}`,
      '.pairs td{border:.2mm solid #999;padding:2mm}.label{width:72mm;background:#f3f3f3}</style>\n',
      '<section class="page">',
      `<div style="display:flex;justify-content:space-between;text-align:center">${emblem('#444', 18)}`,
      `<div>${own('government')}<br>GOVERNMENT OF ${person.address.state.toUpperCase()}`,
      `<br>${person.address.city} Municipal Corporation`,
      `<h2 style="margin:2mm">${own('death')}<br>DEATH CERTIFICATE</h2>`,
      `</div>${squares(pen.random, 20)}</div>`,
      '<p style="font-size:8.6pt">Issued under Section 12/17 of the Registration of Births and Deaths Act, ',
      `1969. The following information has been taken from the original record of death.</p>${rows}`,
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal('REGISTRAR BIRTHS AND DEATHS')}<span>${scribble(pen.random)}<br>Registrar</span></div>`,
      '</section>',
    );
  },
};

const sentence: DocumentLayout<DeathFacts> = {
  name: 'sentence',
  draw({ person, father, registered, place, values }, pen) {
    const pick = pen.random.pick;
    const variant = pick(['dth Month yyyy', 'd Month yyyy', 'dd.mm.yyyy'] as const);
    const [of, partner] = person.sex === 'M' ? ['daughter of', 'wife of'] : ['son of', 'husband of'];
    return html(
      "<style>.page{font:12pt/1.9 'Noto Serif';padding:22mm}</style>\n",
      '<section class="page">',
      '<div style="text-align:center"><b>Office of the Registrar of Births &amp; Deaths</b>',
      `<br>${person.address.city}, District ${person.address.district}`,
      `<h1 style="font-size:16pt">${pick(['CERTIFICATE OF DEATH', 'Death Certificate'])}</h1></div>`,
      `<p>No. ${pen.f('registrationNumber', values.registrationNumber!)}</p>`,
      '<p style="text-align:justify">This is to certify ',
      `that ${person.sex === 'M' ? 'late Smt.' : 'late Shri'} `,
      `<b>${pen.f('deceasedName', values.deceasedName!)}</b>`,
      `, ${of} ${pen.esc(father)} `,
      `and ${pen.around('maritalStatus', `${partner} ${pen.esc(person.fullName)}`)}, `,
      `${pick(['expired on', 'died on', 'passed away on'])} `,
      `<b>${pen.f('dateOfDeath', pen.date(values.dateOfDeath!, variant))}</b>`,
      ` at ${pen.esc(place)}. `,
      `The death was entered in the register of deaths on ${pen.date(registered, variant)} under the above `,
      'number.</p>',
      '<div style="display:flex;justify-content:space-between;margin-top:14mm">',
      `${roundSeal('REGISTRAR', '#2f6b4f')}<span>${scribble(pen.random)}<br>Sub-Registrar</span></div></section>`,
    );
  },
};

export const deathCertificateOfSpouse: DocumentSpecimenKind<DeathFacts> = {
  category: 'Proof of Marital Status',
  kind: 'Death certificate of spouse',
  facts(random, person) {
    const family = person.surname || person.givenNames.split(' ').at(-1)!;
    const dateOfDeath = dayBefore(random, later(yearsOn(person.dateOfBirth, 26), '2005-01-01'), 60);
    return {
      person,
      father: `${titled(random.pick(menNames))} ${family}`,
      registered: daysLater(dateOfDeath, random.whole(2, 18)),
      place: random.pick(['Residence', 'City General Hospital', 'Sanjeevani Hospital']) + `, ${person.address.city}`,
      values: {
        maritalStatus: 'widowed',
        deceasedName:
          person.spouseName || `${titled(random.pick(person.sex === 'M' ? womenNames : menNames))} ${family}`,
        dateOfDeath,
        registrationNumber: random.pick([
          `D-${dateOfDeath.slice(0, 4)}:${random.digits(2)}-${random.digits(5)}-${random.digits(6)}`,
          `${random.digits(4)}/${dateOfDeath.slice(0, 4)}`,
          `${random.letters(3)}${random.digits(8)}`,
        ]),
      },
    };
  },
  layouts: [municipal, sentence],
};

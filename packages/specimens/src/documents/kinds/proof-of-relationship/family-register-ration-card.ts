import { html } from '../../../html.ts';
import { menNames, womenNames } from '../../../people/indian-names.ts';
import { table } from '../../printing/markup.ts';
import type { DocumentFacts, DocumentSpecimenKind, DocumentLayout, Pen } from '../../document-specimen-kind.types.ts';
import { wholeAddress, type Address } from '../../parts/address.ts';
import { daysLater } from '../../facts/days.ts';
import { childBirthday, dayBefore, yearsOn } from '../../parts/day.ts';
import { bars, emblem, face, scribble, roundSeal } from '../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../parts/state-languages.ts';
import { titled } from '../../facts/person.ts';

export interface Member {
  readonly [column: string]: string;
  readonly name: string;
  readonly relationship: string;
  readonly dateOfBirth: string;
}
export interface RationFacts extends DocumentFacts {
  readonly members: readonly Member[];
  readonly address: Address;
  readonly issued: string;
  readonly headSex: 'M' | 'F';
}

const day = (pen: Pen, iso: string) => pen.date(iso, 'dd/mm/yyyy');
const fonts = html(
  "'Noto Sans','Noto Sans Devanagari','Noto Sans Tamil','Noto Sans Kannada','Noto Sans Gujarati','Noto ",
  "Sans Bengali','Noto Sans Malayalam','Noto Sans Telugu','Noto Sans Gurmukhi'",
);

// The state's food department: head of family above, members in a ruled table, two languages.
const ration: DocumentLayout<RationFacts> = {
  name: 'ration',
  draw({ members, address, issued, headSex, values }, pen) {
    const own = inStateLanguage(address.state);
    const pick = pen.random.pick;
    const head = [
      'S.No.',
      `${own('name')} / ${pick(['Name of Member', 'Member Name', 'Name'])}`,
      pick(['Relationship with HOF', 'Relation with Head of Family', 'Relation']),
      pick(['Date of Birth', 'DOB']),
    ];
    const rows = members.map((member, at) => [
      String(at + 1),
      member.name.toUpperCase(),
      member.relationship.toUpperCase(),
      day(pen, member.dateOfBirth),
    ]);
    return html(
      `<style>.page{font:9.6pt/1.5 ${fonts}}.table{width:100%;margin-top:5mm}`,
      '.table td,.table th{border:.25mm solid #555;padding:1.6mm 2mm;text-align:left}',
      '.top{background:#f6d9a8;padding:4mm;display:flex;justify-content:space-between;',
      'align-items:center}</style>',
      '\n',
      `<section class="page"><div class="top">${emblem('#743', 16)}`,
      `<div style="text-align:center">${own('government')}<br>`,
      `<b>GOVERNMENT OF ${address.state.toUpperCase()}</b><br>`,
      'Food, Civil Supplies and Consumer Affairs Department<br>',
      `<b style="font-size:13pt">${own('card')} / RATION CARD</b>`,
      `</div>${face(pen.random, headSex, 22, 27)}</div>`,
      `<p>${pick(['Ration Card No.', 'Card Number', 'RC No.', 'Family Card No.'])} : `,
      `<b>${pen.f('cardNumber', values.cardNumber!)}</b>`,
      ` &nbsp; Category : ${pick(['APL', 'PHH', 'NPHH', 'White'])}`,
      `<br>${own('head')} / ${pick(['Head of Family', 'Name of the Head of the Family', 'Family Head'])} : `,
      `<b>${pen.f('headOfFamily', values.headOfFamily!.toUpperCase())}</b><br>`,
      `Address : ${pen.esc(wholeAddress(address))}<br>Issue Date : ${day(pen, issued)}</p>`,
      table(head, rows),
      `<p>Fair price shop no. ${pick(['114', '27', '308'])}</p>`,
      `<div style="display:flex;justify-content:space-between">${bars(pen.random, 50, 9)}`,
      `<span>${scribble(pen.random)}<br>Taluk Supply Officer</span></div></section>`,
    );
  },
};

// A register of the family as a talathi or village office copies it: relationship before the name, age left out.
const register: DocumentLayout<RationFacts> = {
  name: 'register',
  draw({ members, address, issued, values }, pen) {
    const pick = pen.random.pick;
    const head = [
      pick(['Sr.', 'No']),
      pick(['Relation to head', 'Relationship to the head of household']),
      pick(['Full name of family member', 'Name in full']),
      'Born on',
    ];
    const rows = members.map((member, at) => [
      `${at + 1}.`,
      member.relationship,
      member.name,
      pen.date(member.dateOfBirth, 'dd-mm-yyyy'),
    ]);
    return html(
      "<style>.page{font:10.6pt/1.6 'DejaVu Serif';padding:20mm}.table{width:100%;margin:5mm 0}",
      '.table td{padding:1.5mm 2mm;border-bottom:.2mm solid #999;white-space:nowrap}',
      '.table th{border-top:.5mm solid #000;border-bottom:.5mm solid #000;padding:1.5mm 2mm;',
      'text-align:left}</style>',
      '\n',
      '<section class="page">',
      `<div style="text-align:center"><b>OFFICE OF THE TAHSILDAR, ${address.city.toUpperCase()}</b><br>`,
      `District ${address.district}, ${address.state}`,
      '<h2>',
      pick(['FAMILY REGISTER (EXTRACT)', 'FAMILY MEMBERSHIP CERTIFICATE', 'EXTRACT OF THE HOUSEHOLD REGISTER']),
      '</h2>',
      '</div>',
      `<p>Register / card no. ${pen.f('cardNumber', values.cardNumber!)}</p>`,
      '<p>It is certified that the household ',
      `of ${pick(['Shri/Smt.', ''])} ${pen.f('headOfFamily', values.headOfFamily!)}, `,
      `head of the family, resident of ${pen.esc(wholeAddress(address))}, `,
      'consists of the following members:</p>',
      table(head, rows),
      `<p>Issued on ${pen.date(issued, 'dd-mm-yyyy')} on the request of the family for travel abroad.</p>`,
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal('TAHSILDAR OFFICE')}<span>${scribble(pen.random)}<br>Tahsildar</span></div></section>`,
    );
  },
};

export const familyRegisterRationCard: DocumentSpecimenKind<RationFacts> = {
  category: 'Proof of Relationship',
  kind: 'Family register / ration card',
  facts(random, person) {
    const family = person.surname || person.givenNames.split(' ').at(-1)!;
    const named = (list: readonly string[]) => `${titled(random.pick(list))} ${family}`;
    const self = { name: person.fullName, relationship: 'Self', dateOfBirth: person.dateOfBirth };
    const partner = person.spouseName
      ? [
          {
            name: person.spouseName,
            relationship: person.sex === 'M' ? 'Wife' : 'Husband',
            dateOfBirth: daysLater(yearsOn(person.dateOfBirth, person.sex === 'M' ? 3 : -2), random.whole(5, 200)),
          },
        ]
      : [];
    const mother = {
      name: person.motherName,
      relationship: 'Mother',
      dateOfBirth: daysLater(yearsOn(person.dateOfBirth, -24), random.whole(5, 200)),
    };
    const children = Array.from({ length: person.spouseName ? random.whole(1, 2) : 0 }, () => {
      const boy = random.chance(0.5);
      return {
        name: named(boy ? menNames : womenNames),
        relationship: boy ? 'Son' : 'Daughter',
        dateOfBirth: childBirthday(random, person.dateOfBirth),
      };
    });
    const members = [self, ...partner, ...children, ...(random.chance(0.6) || !person.spouseName ? [mother] : [])];
    return {
      members,
      address: person.address,
      issued: dayBefore(random, '2019-01-01', 60),
      headSex: person.sex,
      values: {
        headOfFamily: person.fullName,
        cardNumber: random.pick([random.digits(12), `${random.letters(3)}${random.digits(8)}`, random.digits(10)]),
      },
      tables: { members },
    };
  },
  layouts: [ration, register],
};

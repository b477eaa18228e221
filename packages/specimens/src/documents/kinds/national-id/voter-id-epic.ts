import { html } from '../../../html.ts';
import type { DocumentFacts, DocumentSpecimenKind, DocumentLayout } from '../../document-specimen-kind.types.ts';
import { printedAddress, oneLine, otherAddresses, wholeAddress, type Address } from '../../parts/address.ts';
import { inDevanagari } from '../../parts/devanagari.ts';
import { bars, emblem, enlarged, face, scribble, squares } from '../../parts/drawn-parts.ts';

export interface VoterFacts extends DocumentFacts {
  readonly name: string;
  readonly sex: 'M' | 'F';
  readonly address: Address;
  readonly ofHusband: boolean;
  readonly constituency: string;
  readonly part: string;
}

const sexWords = { M: ['पुरुष', 'Male'], F: ['महिला', 'Female'] } as const;
const relation = ({ ofHusband }: VoterFacts) =>
  ofHusband ? ['पति का नाम', "Husband's Name"] : ['पिता का नाम', "Father's Name"];

// The laminated card: upright, number above the picture, both languages line by line, the back below.
const upright: DocumentLayout<VoterFacts> = {
  name: 'upright',
  draw(facts, pen) {
    const { values } = facts;
    const [hindiRelation, relationLabel] = relation(facts);
    const name = facts.name.toUpperCase();
    const caps = pen.random.chance(0.5);
    const label = (text: string) => (caps ? text.toUpperCase() : text);
    const born = pen.random.pick(['Date of Birth', 'Date of Birth / Age', 'D.O.B.']);
    return html(
      "<style>.page{padding:22mm;font:8pt/1.4 'DejaVu Sans','Noto Sans Devanagari'}",
      '.card{position:relative;width:62mm;height:96mm;border:.3mm solid #555;padding:2mm 3mm;',
      'display:inline-block;vertical-align:top;margin-right:8mm;background:#fbf8ea}',
      '.top{text-align:center;font-weight:700;font-size:7.6pt;border-bottom:.3mm solid #b33}</style>\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.15,
        html(
          '<div class="card">',
          '<div class="top">भारत निर्वाचन आयोग<br>',
          `ELECTION COMMISSION OF INDIA<br>${label('Identity Card')} &nbsp; पहचान पत्र</div>`,
          `<div style="text-align:center;margin:1mm 0">${bars(pen.random, 40, 5)}<br>`,
          `<b>${pen.f('epicNumber', values.epicNumber!)}</b></div>`,
          `<div style="text-align:center">${face(pen.random, facts.sex, 26, 32)}</div>\n`,
          `निर्वाचक का नाम : ${inDevanagari(name)}<br>${label("Elector's Name")} : ${pen.f('name', name)}`,
          `<br>${hindiRelation} : ${inDevanagari(values.fatherName!)}`,
          `<br>${label(relationLabel!)} : ${pen.f('fatherName', values.fatherName!.toUpperCase())}</div>\n`,
          `<div class="card">लिंग / ${label('Sex')} : ${sexWords[facts.sex][0]} `,
          `/ ${pen.f('sex', sexWords[facts.sex][1])}`,
          '<br>',
          `जन्म तिथि / ${label(born)} : ${pen.f('dateOfBirth', pen.date(values.dateOfBirth!, 'dd/mm/yyyy'))}`,
          '<br><br>',
          `पता :<br>${inDevanagari(`${facts.address.building} ${facts.address.locality} ${facts.address.city}`)}`,
          `<br>${label('Address')} :<br>${printedAddress(pen, facts.address, { parts: false, capitals: true })}`,
          `<br><br>${label('Assembly Constituency')} : ${facts.constituency}`,
          `<br>${label('Part No. and Name')} : ${facts.part}`,
          `<div style="position:absolute;bottom:3mm">${scribble(pen.random, 26)}`,
          `<br>${label('Electoral Registration Officer')}</div></div>`,
        ),
      ),
      '</section>',
    );
  },
};

// The plastic card: landscape, English under Hindi in small type, a code on the back.
const landscape: DocumentLayout<VoterFacts> = {
  name: 'landscape',
  draw(facts, pen) {
    const { values } = facts;
    const [hindiRelation, relationLabel] = relation(facts);
    const day = pen.date(values.dateOfBirth!, pen.random.pick(['dd-mm-yyyy', 'dd/mm/yyyy']));
    const line = (hindi: string, english: string, shown: string) =>
      `<div class="r"><i>${hindi}<br>${english}</i><b>${shown}</b></div>`;
    return html(
      "<style>.page{padding:24mm 30mm;font:7.4pt/1.3 'Noto Sans','Noto Sans Devanagari'}",
      '.card{position:relative;width:88mm;height:56mm;border-radius:3mm;border:.2mm solid #789;',
      'padding:2mm 3mm;background:linear-gradient(#eef6ee,#fdf6ea);margin-bottom:10mm}',
      '.t{display:flex;justify-content:space-between;align-items:center;font-weight:700}',
      '.r{display:flex;gap:2mm;margin-top:1mm}',
      '.r i{font-style:normal;font-size:5.6pt;width:22mm;color:#345}</style>\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.6,
        html(
          '<div class="card">',
          `<div class="t">${emblem('#264', 8)}<span>भारत निर्वाचन आयोग<br>Election Commission of India</span>`,
          `<span style="font-size:9pt">${pen.f('epicNumber', values.epicNumber!)}</span></div>`,
          '<div style="font-size:6pt;',
          'text-align:center">मतदाता फोटो पहचान पत्र / Elector Photo Identity Card</div>',
          `<div style="display:flex;gap:3mm;margin-top:1mm">${face(pen.random, facts.sex, 21, 27)}`,
          `<div>\n${line('नाम', 'Name', pen.f('name', facts.name))}`,
          line(hindiRelation!, relationLabel!, pen.f('fatherName', values.fatherName!)),
          line('लिंग', pen.random.pick(['Gender', 'Sex']), pen.f('sex', sexWords[facts.sex][1])),
          `${line('जन्म तिथि / आयु', 'Date of Birth / Age', pen.f('dateOfBirth', day))}</div>`,
          '</div></div>\n',
          '<div class="card"><div style="display:flex;justify-content:space-between">',
          '<div style="width:58mm">पता / Address ',
          `: ${printedAddress(pen, facts.address, { parts: false, rows: oneLine })}`,
          `<br><br>विधानसभा निर्वाचन क्षेत्र / Assembly Constituency No. and Name : ${facts.constituency}<br>`,
          `भाग संख्या / Part No. : ${facts.part}</div>${squares(pen.random, 22)}</div>`,
          `<div style="position:absolute;right:4mm;bottom:2mm;text-align:right">${scribble(pen.random, 22)}`,
          '<br>निर्वाचक रजिस्ट्रीकरण अधिकारी</div>',
          '<div style="position:absolute;left:3mm;',
          `bottom:2mm">${pen.f('epicNumber', values.epicNumber!)}</div>`,
          '</div>',
        ),
      ),
      '</section>',
    );
  },
};

export const voterId: DocumentSpecimenKind<VoterFacts> = {
  category: 'National ID',
  kind: 'Voter ID (EPIC)',
  facts(random, person) {
    const ofHusband = person.sex === 'F' && person.spouseName !== '' && random.chance(0.6);
    return {
      name: person.fullName,
      sex: person.sex,
      address: person.address,
      ofHusband,
      constituency: `${random.whole(2, 280)} - ${person.address.city}`,
      part: `${random.whole(1, 340)} - ${person.address.locality}`,
      values: {
        epicNumber: random.letters(3) + random.digits(7),
        name: person.fullName,
        fatherName: ofHusband ? person.spouseName : person.fatherName,
        dateOfBirth: person.dateOfBirth,
        sex: person.sex,
        address: wholeAddress(person.address),
      },
      also: { address: otherAddresses(person.address) },
    };
  },
  layouts: [upright, landscape],
};

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
import { dayBefore } from '../../parts/day.ts';
import { scribble, roundSeal } from '../../parts/drawn-parts.ts';
import { states, type State } from '../../parts/states.ts';
import { titled } from '../../facts/person.ts';

export interface HostFacts extends DocumentFacts {
  readonly person: Person;
  readonly state: State;
  readonly dated: string;
  readonly idName: string;
  readonly hostAddress: string;
}

// Sworn before a notary: sentences, numbered.
const affidavit: DocumentLayout<HostFacts> = {
  name: 'affidavit',
  draw({ person, state, dated, idName, hostAddress, values }, pen) {
    const pick = pen.random.pick;
    const host = pen.f('hostName', values.hostName!);
    const kin = pick(['whom I intend to visit', 'with whom I shall stay']);
    return html(
      "<style>.page{font:11pt/1.75 'Noto Serif';padding:22mm}</style>\n",
      '<section class="page">',
      '<div style="text-align:center;border:.4mm solid #833;padding:3mm;',
      'color:#833">INDIA NON JUDICIAL &nbsp; ',
      'Rs. 100</div>',
      '<h2 style="text-align:center">',
      pick(['AFFIDAVIT OF RELATIONSHIP', 'DECLARATION OF RELATIONSHIP WITH HOST', 'AFFIDAVIT AS TO RELATIONSHIP']),
      '</h2>',
      `<p>I, ${pen.esc(person.fullName)}, ${person.sex === 'M' ? 'son' : 'daughter'} `,
      `of ${pen.esc(person.fatherName)}, `,
      `residing at ${pen.esc(wholeAddress(person.address))}, `,
      `holder of Indian passport ${person.passportNumber}, `,
      'do hereby solemnly affirm and state as under:</p>',
      '<ol>',
      `<li>That ${host}, resident of ${pen.esc(hostAddress)}, ${pen.esc(state.name)}, `,
      `is my ${pen.f('relationship', values.relationship!.toLowerCase())}, ${kin}.</li>`,
      `<li>That ${pick(['the said host holds', 'my host is the holder of'])} ${idName} `,
      `${pick(['No.', 'number', 'bearing number'])} ${pen.f('hostIdNumber', values.hostIdNumber!)}.</li>`,
      '<li>That copies of our birth certificates, which show our common parentage, are attached.</li>',
      '<li>That the above is true to the best of my knowledge and belief.</li></ol>',
      `<p>Solemnly affirmed on ${pen.date(dated, 'dth Month yyyy')}.</p>`,
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal('NOTARY PUBLIC')}<span>${scribble(pen.random)}<br>DEPONENT</span></div></section>`,
    );
  },
};

// An authority's form on hosting, filled in by the host.
const form: DocumentLayout<HostFacts> = {
  name: 'form',
  draw({ person, state, dated, idName, hostAddress, values }, pen) {
    const pick = pen.random.pick;
    const host = pairRows([
      [
        pick(['Name of host', 'Host (surname, first name)', 'Full name of the host', 'Name']),
        pen.f('hostName', values.hostName!.toUpperCase()),
      ],
      [
        pick([
          `${idName} no.`,
          'Identity card / permit number',
          'ID or residence permit no.',
          'Document number of host',
        ]),
        pen.f('hostIdNumber', values.hostIdNumber!),
      ],
      ['Address', pen.esc(`${hostAddress}, ${state.name}`)],
    ]);
    const guest = pairRows([
      ['Name of visitor', pen.esc(person.fullName.toUpperCase())],
      ['Passport', person.passportNumber],
      ['Date of birth', pen.date(person.dateOfBirth, 'dd.mm.yyyy')],
      [
        pick([
          'Relationship to host',
          'Family relationship',
          'Degree of kinship',
          'Relationship with the host',
          'The host is the visitor’s',
        ]),
        pen.f('relationship', values.relationship!),
      ],
    ]);
    return html(
      "<style>.page{font:9.8pt/1.45 'DejaVu Sans'}",
      '.pairs{width:100%;border:.3mm solid #567;margin-bottom:5mm}',
      '.pairs td{padding:2mm;border-bottom:.15mm solid #9ab}.label{width:66mm;background:#eef3f7}',
      'h3{margin:4mm 0 1mm;font-size:10.5pt;background:#567;color:#fff;padding:1mm 2mm}</style>\n',
      '<section class="page">',
      '<h2 style="font-size:14pt">',
      pick([
        'Proof of family relationship with the host',
        'Host relationship form',
        'Evidence of relationship (visit to family)',
      ]),
      '</h2>',
      "<p>To be completed by the host and attached to the visitor's application.</p>",
      `<h3>A. ${pick(['Host', 'The host', 'Person who receives the visitor'])}</h3>${host}`,
      `<h3>B. ${pick(['Visitor', 'Guest'])}</h3>${guest}`,
      '<p>I declare that the information given is complete and true.</p>',
      `<p>Date ${pen.date(dated, 'dd.mm.yyyy')} &nbsp; Signature ${scribble(pen.random)}</p></section>`,
    );
  },
};

const kin = {
  M: ['Brother', 'Uncle', 'Cousin', 'Son', 'Brother-in-law'],
  F: ['Sister', 'Aunt', 'Cousin', 'Daughter', 'Sister-in-law'],
} as const;
const streets = [
  '14 Linden Court, Riverside',
  'Flat 3, 27 Harbour Lane',
  '8 Avenue des Platanes',
  'Gartenstrasse 19',
  '402 Maple Terrace',
];

export const hostRelationshipEvidence: DocumentSpecimenKind<HostFacts> = {
  category: 'Proof of Relationship',
  kind: 'Host relationship evidence',
  facts(random, person) {
    const sex = random.pick(['M', 'F'] as const);
    const family = person.surname || person.givenNames.split(' ').at(-1)!;
    const idName = random.pick(['residence permit', 'identity card', 'residence card', 'permit']);
    return {
      person,
      state: random.pick(states),
      dated: dayBefore(random, '2026-08-01'),
      idName,
      hostAddress: random.pick(streets),
      values: {
        hostName: `${titled(random.pick(sex === 'M' ? menNames : womenNames))} ${family}`,
        relationship: random.pick(kin[sex]),
        hostIdNumber: random.pick([
          `${random.letters(2)}${random.digits(7)}`,
          `${random.letters(1)}${random.digits(8)}`,
        ]),
      },
    };
  },
  layouts: [affidavit, form],
};

import { html } from '../../../html.ts';
import type { DocumentFacts, DocumentSpecimenKind, DocumentLayout } from '../../document-specimen-kind.types.ts';
import { inDevanagari } from '../../parts/devanagari.ts';
import { emblem, enlarged, face, scribble, squares, threads } from '../../parts/drawn-parts.ts';

export interface PanFacts extends DocumentFacts {
  readonly name: string;
  readonly fatherName: string;
  readonly sex: 'M' | 'F';
}

const sheet = html(
  '.page{width:210mm;height:297mm;box-sizing:border-box;padding:30mm 40mm;background:#fff}',
  '.card{position:relative;z-index:0;width:86mm;height:54mm;border-radius:3mm;box-sizing:border-box;',
  'overflow:hidden;color:#14213d}',
);

// The newer card: bilingual labels above the values, number in the middle of the upper half, code at the right.
const bilingual: DocumentLayout<PanFacts> = {
  name: 'bilingual',
  draw(facts, pen) {
    const numberLabel = 'स्थायी लेखा संख्या कार्ड<br>Permanent Account Number Card';
    const lines = [
      ['नाम / Name', pen.f('name', facts.name.toUpperCase())],
      ["पिता का नाम / Father's Name", pen.f('fatherName', facts.fatherName.toUpperCase())],
      ['जन्म की तारीख / Date of Birth', pen.f('dateOfBirth', pen.date(facts.values.dateOfBirth!, 'dd/mm/yyyy'))],
    ];
    const back = html(
      '<div class="card" style="margin-top:12mm;padding:5mm;',
      "font:6.4pt/1.5 'Noto Sans'\">If this card is found, ",
      'please return it to:<br>',
      'Services Unit, Income Tax PAN Services, 4th Floor, Sapphire Chambers, Baner Road, Pune - 411045<br>',
      'यह कार्ड खो जाने पर सूचित करें।</div>',
    );
    return html(
      `<style>${sheet}.card{background:#d7ecf2;border:.2mm solid #8bb;padding:2mm 3mm;`,
      "font:7pt/1.25 'Noto Sans','Noto Sans Devanagari'}",
      '.top{display:flex;justify-content:space-between;align-items:center;text-align:center;',
      'font-weight:600}',
      '.v{font-weight:700;font-size:7.6pt}.l{font-size:5.6pt;margin-top:.7mm}',
      '.n{text-align:center;font-size:5.8pt}',
      '.n b{display:block;font-size:11pt;letter-spacing:.05em}</style>\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.5,
        html(
          `<div class="card">${threads(pen.random, 86, 54, '#4aa0b5')}<div class="top">`,
          '<div>आयकर ',
          `विभाग<br>${pen.f('issuingAuthority', 'INCOME TAX DEPARTMENT')}</div>${emblem('#14213d', 8)}`,
          '<div>भारत सरकार<br>GOVT. OF INDIA</div></div>\n',
          '<div style="display:flex;justify-content:space-between;',
          `margin-top:1mm">${face(pen.random, facts.sex, 15, 18)}`,
          `<div class="n">${numberLabel}<b>${pen.f('panNumber', facts.values.panNumber!)}</b>`,
          `</div>${squares(pen.random, 20)}</div>\n`,
          lines.map(([label, value]) => `<div class="l">${label}</div><div class="v">${value}</div>`).join(''),
          `<div style="position:absolute;right:6mm;bottom:2mm">${scribble(pen.random, 24)}`,
          `<div class="l">हस्ताक्षर / Signature</div></div></div>${pen.random.chance(0.5) ? back : ''}`,
        ),
      ),
      '</section>',
    );
  },
};

// The older card has hardly a label: name, father's name and birth date below one another, the number under its own
// heading.
const plain: DocumentLayout<PanFacts> = {
  name: 'plain',
  draw(facts, pen) {
    const variant = pen.random.pick(['dd/mm/yyyy', 'dd-mm-yyyy'] as const);
    const labels = pen.random.chance(0.5)
      ? ['NAME', "FATHER'S NAME", 'DATE OF BIRTH'].map((label) => `<small>${label}</small><br>`)
      : ['', '', ''];
    return html(
      `<style>${sheet}.card{background:#e9e3cf;border:.2mm solid #997;padding:3mm 4mm;`,
      "font:8pt/1.35 'DejaVu Sans'}",
      '.card small{font-size:5.4pt;color:#555}',
      '.top{display:flex;justify-content:space-between;font-weight:700;font-size:8pt;',
      'margin-bottom:2mm}</style>',
      '\n',
      '<section class="page">',
      enlarged(
        pen.random,
        1.5,
        html(
          `<div class="card">${threads(pen.random, 86, 54, '#b59a5a')}`,
          `<div class="top"><span>आयकर विभाग<br>${pen.f('issuingAuthority', 'INCOME TAX DEPARTMENT')}</span>`,
          '<span style="text-align:right">भारत सरकार<br>GOVT. OF INDIA</span></div>\n',
          '<div style="display:flex;justify-content:space-between">',
          `<div>${labels[0]}${pen.f('name', facts.name.toUpperCase())}`,
          `<br>${labels[1]}${pen.f('fatherName', facts.fatherName.toUpperCase())}`,
          `<br>${labels[2]}${pen.f('dateOfBirth', pen.date(facts.values.dateOfBirth!, variant))}<br>`,
          'Permanent Account Number<br>',
          `<b style="font-size:11pt">${pen.f('panNumber', facts.values.panNumber!)}</b>`,
          `</div>${face(pen.random, facts.sex, 18, 22)}</div>`,
          `<div style="position:absolute;left:4mm;bottom:0">${scribble(pen.random, 28)}</div></div>`,
        ),
      ),
      '</section>',
    );
  },
};

// Sent by email: a page of particulars, the same twice in two languages, with a signature of the department.
const electronic: DocumentLayout<PanFacts> = {
  name: 'electronic',
  draw(facts, pen) {
    const rows = [
      [
        'स्थायी लेखा संख्या',
        pen.random.pick(['Permanent Account Number (PAN)', 'PAN', 'Permanent Account Number']),
        pen.f('panNumber', facts.values.panNumber!),
      ],
      ['नाम', pen.random.pick(['Name', 'Name of the holder', 'Full Name']), pen.f('name', facts.name.toUpperCase())],
      [
        'पिता का नाम',
        pen.random.pick(["Father's Name", 'Name of Father']),
        pen.f('fatherName', facts.fatherName.toUpperCase()),
      ],
      [
        'जन्म / निगमन की तारीख',
        pen.random.pick(['Date of Birth', 'Date of Birth / Incorporation', 'DOB']),
        pen.f('dateOfBirth', pen.date(facts.values.dateOfBirth!, 'dd/mm/yyyy')),
      ],
      ['लिंग', 'Gender', facts.sex === 'M' ? 'Male' : 'Female'],
      ['हस्ताक्षर', 'Signature', scribble(pen.random, 26)],
    ];
    return html(
      '<style>.page{position:relative;width:210mm;height:297mm;box-sizing:border-box;padding:16mm;',
      "font:9.5pt/1.5 'Noto Serif','Noto Serif Devanagari','Noto Sans Devanagari';background:#fff}",
      'h1{font-size:13pt;text-align:center;margin:4mm 0}table{border-collapse:collapse;width:130mm}',
      'td{border:.2mm solid #666;padding:2mm 3mm}</style>\n',
      '<section class="page">',
      `<div style="text-align:center">${emblem('#333')}`,
      `<br>${inDevanagari('AAYKAR VIBHAAG')} / ${pen.f('issuingAuthority', 'Income Tax Department')}<br>`,
      'भारत सरकार / Government of India</div>',
      '<h1>ई-स्थायी लेखा संख्या कार्ड / e-Permanent Account Number (e-PAN) Card</h1>\n',
      '<div style="display:flex;gap:6mm">',
      '<table>',
      rows.map(([hindi, label, value]) => `<tr><td>${hindi} / ${label}</td><td>${value}</td></tr>`).join(''),
      '</table>',
      `<div>${face(pen.random, facts.sex, 32, 40)}<br><br>${squares(pen.random, 32)}</div></div>\n`,
      '<p style="font-size:8pt;',
      'margin-top:10mm">Permanent Account Number facilitates the department in linking various documents, ',
      'including payment of taxes, assessment and tax demand. ',
      'Quoting of PAN is mandatory under the Income-tax Act. ',
      `The digitally signed file is a valid mode of issue. ${inDevanagari(facts.name)}</p>`,
      '</section>',
    );
  },
};

export const panCard: DocumentSpecimenKind<PanFacts> = {
  category: 'National ID',
  kind: 'PAN card',
  facts: (_, person) => ({
    name: person.fullName,
    fatherName: person.fatherName,
    sex: person.sex,
    values: {
      panNumber: person.pan,
      name: person.fullName,
      fatherName: person.fatherName,
      dateOfBirth: person.dateOfBirth,
      issuingAuthority: 'Income Tax Department',
    },
    also: {
      issuingAuthority: [
        'Income Tax Department, Govt. of India',
        'Income Tax Department, Government of India',
        'Income Tax Department Govt of India',
      ],
    },
  }),
  layouts: [bilingual, plain, electronic],
};

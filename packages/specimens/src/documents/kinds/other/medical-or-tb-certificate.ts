import { html } from '../../../html.ts';
import { pairRows } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { daysLater } from '../../facts/days.ts';
import { dayBefore } from '../../parts/day.ts';
import { face, scribble, roundSeal } from '../../parts/drawn-parts.ts';

export interface MedicalFacts extends DocumentFacts {
  readonly person: Person;
  readonly doctor: string;
  readonly tb: boolean;
}

// The screening clinic's form with a picture and boxes.
const screening: DocumentLayout<MedicalFacts> = {
  name: 'screening',
  draw({ person, doctor, tb, values }, pen) {
    const pick = pen.random.pick;
    const variant = pick(['dd/mm/yyyy', 'dd Mmm yyyy', 'd Month yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const rows = pairRows([
      [
        pick(['Certificate number', 'Certificate No.', 'UMI number', 'HAP ID', 'Reference no.']),
        pen.f('certificateNumber', values.certificateNumber!),
      ],
      [
        pick(['Applicant name', 'Name of applicant', 'Full name', 'Name']),
        pen.f('name', person.fullName.toUpperCase()),
      ],
      ['Date of birth', day(person.dateOfBirth)],
      ['Passport number', person.passportNumber],
      [pick(['Result', 'Outcome', 'Finding', 'Conclusion']), pen.f('result', values.result!)],
      [pick(['Date of issue', 'Issue date', 'Certificate issued on']), pen.f('issueDate', day(values.issueDate!))],
      [pick(['Valid until', 'Expiry date', 'Certificate expires on']), pen.f('expiryDate', day(values.expiryDate!))],
    ]);
    return html(
      "<style>.page{font:10pt/1.5 'Noto Sans'}.pairs{flex:1}",
      '.pairs td{padding:2mm;border-bottom:.2mm solid #9bb}.label{width:54mm;color:#355}</style>\n',
      '<section class="page">',
      '<div style="border-left:3mm solid #2b8a8a;padding-left:4mm">',
      `<b style="font-size:14pt">${pen.f('clinic', values.clinic!)}</b><br>Approved panel clinic</div>`,
      '<h2>',
      tb
        ? pick([
            'Medical certificate: tuberculosis clearance',
            'TB screening certificate',
            'Certificate of tuberculosis screening',
          ])
        : pick([
            'Immigration medical examination certificate',
            'Medical fitness certificate',
            'Health examination: information sheet',
          ]),
      '</h2>',
      `<div style="display:flex;gap:6mm">${rows}${face(pen.random, person.sex, 30, 38)}</div>`,
      "<p>The applicant's identity was checked against the ",
      'passport. ',
      `${tb ? 'Chest X-ray examined.' : 'Physical examination, chest X-ray and blood tests done.'}</p>`,
      `${roundSeal('PANEL CLINIC', '#2b8a8a')} ${scribble(pen.random)}<br>${doctor}</section>`,
    );
  },
};

// A hospital letter in sentences.
const hospital: DocumentLayout<MedicalFacts> = {
  name: 'hospital',
  draw({ person, doctor, tb, values }, pen) {
    const pick = pen.random.pick;
    const variant = pick(['dd.mm.yyyy', 'dth Month yyyy', 'dd-Mmm-yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    return html(
      "<style>.page{font:11.4pt/1.75 'DejaVu Serif';padding:22mm}</style>\n",
      '<section class="page">',
      '<div style="text-align:center;border-bottom:.5mm double #844">',
      `<b style="font-size:15pt">${pen.f('clinic', values.clinic!.toUpperCase())}</b><br>`,
      '<small>24-hour emergency · NABH accredited</small></div>',
      '<p style="display:flex;justify-content:space-between">',
      `<span>${pick(['Ref', 'Cert. No', 'Sl. No.'])}: `,
      `${pen.f('certificateNumber', values.certificateNumber!)}</span>`,
      `<span>Date: ${pen.f('issueDate', day(values.issueDate!))}</span></p>`,
      '<h3 style="text-align:center">',
      `${pick(['MEDICAL CERTIFICATE', 'CERTIFICATE OF MEDICAL FITNESS', 'HEALTH CERTIFICATE'])}</h3>`,
      '<p>This is to certify that I have ',
      `examined ${pick(['Mr./Ms.', 'Shri/Smt.'])} ${pen.f('name', person.fullName)}, `,
      `aged ${2026 - Number(person.dateOfBirth.slice(0, 4))} `,
      `years, ${tb ? 'for pulmonary tuberculosis' : 'for the purpose of travel abroad'}. `,
      `${pick(['The result of the examination is', 'Result'])}: ${pen.f('result', values.result!)}.</p>`,
      '<p>This certificate is ',
      `valid ${pick(['until', 'up to', 'till'])} ${pen.f('expiryDate', day(values.expiryDate!))}.</p>`,
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal('HOSPITAL SEAL', '#844')}<span>${scribble(pen.random)}<br>${doctor}<br>`,
      `Reg. No. ${pen.random.digits(5)}</span></div></section>`,
    );
  },
};

export const medicalOrTbCertificate: DocumentSpecimenKind<MedicalFacts> = {
  category: 'Other',
  kind: 'Medical or TB certificate',
  facts(random, person) {
    const issueDate = dayBefore(random, '2026-06-01');
    const tb = random.chance(0.5);
    return {
      person,
      tb,
      doctor: random.pick(['Dr. A. Nambiar, MBBS, MD', 'Dr. Sheela Kothari, MD', 'Dr. P. Raghavan, DTCD']),
      values: {
        name: person.fullName,
        clinic:
          random.pick([
            'Arogya Diagnostic Centre',
            'Sanjeevani Multispeciality Hospital',
            'Nova Panel Clinic',
            'Dhanvantari Health Centre',
          ]) + `, ${person.address.city}`,
        certificateNumber: random.pick([
          `${random.letters(3)}${random.digits(7)}`,
          `HAP${random.digits(8)}`,
          `TB/${issueDate.slice(0, 4)}/${random.digits(5)}`,
        ]),
        result: random.pick(
          tb
            ? ['No evidence of active tuberculosis', 'TB negative', 'Clear']
            : ['Fit to travel', 'Medically fit', 'No significant abnormality detected'],
        ),
        issueDate,
        expiryDate: daysLater(issueDate, 182),
      },
    };
  },
  layouts: [screening, hospital],
};

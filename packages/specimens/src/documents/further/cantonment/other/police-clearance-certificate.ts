import { html } from '../../../../html.ts';
import type { ClearanceFacts } from '../../../kinds/other/police-clearance-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { emblem, face, scribble, roundSeal } from '../../../parts/drawn-parts.ts';
import { inStateLanguage } from '../../../parts/state-languages.ts';

const scripts = html(
  "'Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Gurmukhi','Noto Sans Tamil','Noto Sans ",
  "Kannada','Noto Sans Gujarati','Noto Sans Malayalam','Noto Sans Telugu'",
);

// A state's sheet: picture at the left, cells with labels of two languages beside it, the finding in one sentence
// below.
export const policeClearanceCertificateLayout: LayoutDesign<ClearanceFacts> = {
  draw({ person, country, values: v }, pen) {
    const pick = pen.random.pick;
    const word = inStateLanguage(person.address.state);
    const variant = pick(['d Month yyyy', 'dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const cell = (label: string, shown: string) => `<div class="c"><small>${label}</small><br><b>${shown}</b></div>`;
    return html(
      `<style>.page{font:10.4pt/1.55 'Noto Serif',${scripts};padding:18mm}`,
      '.g{display:grid;grid-template-columns:1fr 1fr;flex:1}.c{border:.2mm solid #667;padding:2mm 3mm}',
      `small{font:7.6pt 'Noto Sans',${scripts};color:#556}</style>\n`,
      '<section class="page">',
      `<div style="text-align:center">${emblem('#223a66', 16)}<br>${word('government')}<br>`,
      `<b style="font-size:13pt">${pen.f('issuingOffice', v.issuingOffice!)}</b>`,
      '<h2 style="margin:3mm 0 6mm">',
      pick(['Police Clearance Certificate', 'POLICE CLEARANCE CERTIFICATE', 'Certificate of Clearance (Police)']),
      '</h2>',
      '</div>',
      `<div style="display:flex;gap:5mm">${face(pen.random, person.sex, 32, 40)}`,
      '<div class="g">\n',
      cell(
        pick(['PCC No.', 'Certificate number', 'No. of certificate']),
        pen.f('certificateNumber', v.certificateNumber!),
      ),
      cell(pick(['Issued on', 'Date of issue', 'Dated']), pen.f('issueDate', pen.date(v.issueDate!, variant))),
      cell(
        `${word('name')} / ${pick(['Name of applicant', 'Applicant', 'Full name'])}`,
        pen.f('name', person.fullName),
      ),
      cell(pick(['Indian passport no.', 'Passport number', 'Passport']), pen.f('passportNumber', v.passportNumber!)),
      cell(`${word('father')} / Father`, pen.esc(person.fatherName)),
      `${cell(`${word('born')} / Date of birth`, pen.date(person.dateOfBirth, variant))}</div>`,
      '</div>\n',
      '<p style="text-align:justify">',
      pick(['The records of this office have been searched and', 'On verification of the record it is found that']),
      ' ',
      'nothing adverse stands against the applicant, ',
      `who resides at ${pen.esc(wholeAddress(person.address))}. No criminal case is pending. `,
      `There is no objection to travel to ${country}.</p>`,
      '<p>This certificate is valid for six months and for the purpose stated only.</p>',
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `${roundSeal('POLICE VERIFICATION', '#223a66')}<span>${scribble(pen.random)}<br>Issuing officer</span>`,
      '</div></section>',
    );
  },
};

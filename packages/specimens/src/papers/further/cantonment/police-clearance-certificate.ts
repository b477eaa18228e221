import type { ClearanceFacts } from '../../kinds/police-clearance-certificate.ts';
import type { PaperLayout } from '../../paper-kind.types.ts';
import { wholeAddress } from '../../parts/address.ts';
import { emblem, face, scribble, seal } from '../../parts/pictures.ts';
import { inStateTongue } from '../../parts/tongues.ts';

const scripts = `'Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Gurmukhi','Noto Sans Tamil','Noto Sans Kannada','Noto Sans Gujarati','Noto Sans Malayalam','Noto Sans Telugu'`;

// A state's sheet: picture at the left, cells with labels of two tongues beside it, the finding in one sentence below.
export const stateSheet: PaperLayout<ClearanceFacts> = {
  name: 'state-sheet',
  draw({ person, country, values: v }, pen) {
    const pick = pen.random.pick;
    const word = inStateTongue(person.address.state);
    const manner = pick(['d Month yyyy', 'dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const cell = (label: string, shown: string) => `<div class="c"><small>${label}</small><br><b>${shown}</b></div>`;
    return `<style>.page{font:10.4pt/1.55 'Noto Serif',${scripts};padding:18mm}.g{display:grid;grid-template-columns:1fr 1fr;flex:1}.c{border:.2mm solid #667;padding:2mm 3mm}small{font:7.6pt 'Noto Sans',${scripts};color:#556}</style>
<section class="page"><div style="text-align:center">${emblem('#223a66', 16)}<br>${word('government')}<br><b style="font-size:13pt">${pen.f('issuingOffice', v.issuingOffice!)}</b><h2 style="margin:3mm 0 6mm">${pick(['Police Clearance Certificate', 'POLICE CLEARANCE CERTIFICATE', 'Certificate of Clearance (Police)'])}</h2></div><div style="display:flex;gap:5mm">${face(pen.random, person.sex, 32, 40)}<div class="g">
${cell(pick(['PCC No.', 'Certificate number', 'No. of certificate']), pen.f('certificateNumber', v.certificateNumber!))}${cell(pick(['Issued on', 'Date of issue', 'Dated']), pen.f('issueDate', pen.date(v.issueDate!, manner)))}${cell(`${word('name')} / ${pick(['Name of applicant', 'Applicant', 'Full name'])}`, pen.f('name', person.fullName))}${cell(pick(['Indian passport no.', 'Passport number', 'Passport']), pen.f('passportNumber', v.passportNumber!))}${cell(`${word('father')} / Father`, pen.esc(person.fatherName))}${cell(`${word('born')} / Date of birth`, pen.date(person.dateOfBirth, manner))}</div></div>
<p style="text-align:justify">${pick(['The records of this office have been searched and', 'On verification of the record it is found that'])} nothing adverse stands against the applicant, who resides at ${pen.esc(wholeAddress(person.address))}. No criminal case is pending. There is no objection to travel to ${country}.</p><p>This certificate is valid for six months and for the purpose stated only.</p><div style="display:flex;justify-content:space-between;align-items:end">${seal('POLICE VERIFICATION', '#223a66')}<span>${scribble(pen.random)}<br>Issuing officer</span></div></section>`;
  },
};

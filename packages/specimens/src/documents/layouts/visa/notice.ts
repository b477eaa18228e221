import { html } from '../../../html.ts';
import type { VisaFacts } from '../../kinds/proof-of-status/previous-or-current-visa.ts';
import { pairRows } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { emblem, squares } from '../../parts/drawn-parts.ts';

// A visa without a sticker: the notice that is sent by email, with the conditions in a table.
export const notice: DocumentLayout<VisaFacts> = {
  name: 'notice',
  draw({ person, state, stay, several, values }, pen) {
    const variant = pen.random.pick(['d Month yyyy', 'dd Mmm yyyy', 'dd/mm/yyyy'] as const);
    const day = (iso: string) => pen.date(iso, variant);
    const pick = pen.random.pick;
    const rows = pairRows([
      [pick(['Name', 'Full name', 'Applicant']), person.fullName],
      [pick(['Travel document', 'Passport number', 'Passport no.']), person.passportNumber],
      [
        pick(['Visa grant number', 'Visa number', 'eVisa number', 'Permission number']),
        pen.f('visaNumber', values.visaNumber!),
      ],
      [pick(['Visa class', 'Type of visa', 'Visa type', 'Class of visa']), pen.f('visaType', values.visaType!)],
      [pick(['Date of grant', 'Issued on', 'Date of issue', 'Grant date']), pen.f('issueDate', day(values.issueDate!))],
      [pick(['May enter from', 'Valid from', 'Start date']), pen.f('validFrom', day(values.validFrom!))],
      [
        pick(['Must not arrive after', 'Valid until', 'Expiry date', 'Valid to']),
        pen.f('validUntil', day(values.validUntil!)),
      ],
      [
        pick(['Number of entries', 'Entries allowed', 'Travel facility']),
        pen.f('entries', several ? 'Multiple' : 'Single'),
      ],
      ['Length of stay', `${stay} days from each arrival`],
      [
        pick(['Biometrics enrolled on', 'Fingerprints taken on', 'Biometrics collected']),
        pen.f('fingerprintsDate', day(values.fingerprintsDate!)),
      ],
    ]);
    return html(
      "<style>.page{font:10pt/1.5 'Noto Sans'}.pairs{width:100%;margin:6mm 0}",
      '.pairs td{padding:1.6mm 2mm;border-bottom:.2mm solid #ccd}',
      '.label{width:62mm;color:#345;font-weight:600}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:center">',
      `<span>${emblem('#234', 16)}</span>`,
      `<div style="text-align:right"><b>Government of ${pen.f('issuingCountry', state.name)}</b><br>`,
      'Visa and Border Service</div></div>',
      '<h2 style="font-size:14pt">',
      pick(['Notice of visa grant', 'Visa approval notice', 'Your visa has been granted', 'Electronic visa']),
      '</h2>',
      `<p>Dear ${pen.esc(person.fullName)},</p>`,
      '<p>We are pleased to inform you that your visa application has been decided. ',
      'The details of the visa are shown below. Carry a copy of this notice when you travel; ',
      `no label will be placed in your passport.</p>${rows}`,
      '<p>Conditions: no work; no study longer than three months; ',
      'the holder must keep adequate health insurance while in the ',
      `country.</p>${squares(pen.random, 28)}</section>`,
    );
  },
};

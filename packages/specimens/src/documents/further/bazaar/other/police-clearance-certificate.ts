import { html } from '../../../../html.ts';
import type { ClearanceFacts } from '../../../kinds/other/police-clearance-certificate.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { wholeAddress } from '../../../parts/address.ts';
import { emblem, face, scribble, roundSeal } from '../../../parts/drawn-parts.ts';
import { arabic, faces } from '../bazaar-parts.ts';

// Good-conduct certificate for work abroad, with the picture and a table below the sentence.
export const policeClearanceCertificateLayout: LayoutDesign<ClearanceFacts> = {
  draw({ person, country, values: v }, pen) {
    const { pick } = pen.random;
    const day = pen.date(v.issueDate!, pick(['dd/mm/yyyy', 'dd-Mmm-yyyy', 'dth Month yyyy']));
    const row = (label: string, shown: string) => `<tr><td>${label}</td><td>${shown}</td></tr>`;
    return html(
      `<style>.page{font:10.6pt/1.6 ${faces};padding:17mm 20mm}.p{width:100%}`,
      '.p td{border:.25mm solid #38405f;padding:2mm 3mm}',
      '.p td:first-child{width:58mm;background:#f0f1f7}</style>\n',
      '<section class="page">',
      `<div style="text-align:center">${emblem('#38405f', 16)}<br>`,
      `<b>${pen.f('issuingOffice', v.issuingOffice!)}</b>`,
      '<h3 style="margin:3mm 0">',
      pick([
        'POLICE CLEARANCE CERTIFICATE',
        'CERTIFICATE OF GOOD CONDUCT (POLICE CLEARANCE)',
        'POLICE CLEARANCE CERTIFICATE (P.C.C.)',
      ]),
      `<br>${arabic('شهادة حسن سيرة وسلوك')}</h3></div>`,
      '<div style="display:flex;gap:5mm">',
      '<table class="p">',
      row(
        pick(['Certificate No.', 'P.C.C. No.', 'Outward No.']),
        `<b>${pen.f('certificateNumber', v.certificateNumber!)}</b>`,
      ),
      row(pick(['Date', 'Issued on', 'Date of issue']), pen.f('issueDate', day)),
      row(
        pick(['Name of the person', 'Issued in favour of', 'Applicant']),
        pen.f('name', person.fullName.toUpperCase()),
      ),
      row('Father’s name', pen.esc(person.fatherName)),
      row(
        pick(['Holder of passport No.', 'Indian passport', 'Passport No.']),
        pen.f('passportNumber', v.passportNumber!),
      ),
      row('Residence', pen.esc(wholeAddress(person.address))),
      `${row('For the purpose of', `proceeding to ${country}`)}</table>`,
      `${face(pen.random, person.sex, 28, 36)}</div>`,
      '\n',
      '<p>',
      pick([
        'As per the record of the police stations concerned, nothing adverse is found ' +
          'against the above person and no criminal case is pending.',
        'There is no adverse information against the above-named which would render him / her ineligible for travel facilities.',
      ]),
      ' ',
      'This certificate is valid for six months.</p>',
      '<div style="display:flex;justify-content:space-between;align-items:end">',
      `${roundSeal('SPECIAL BRANCH', '#38405f')}<span>${scribble(pen.random)}<br>For Issuing Authority</span>`,
      '</div></section>',
    );
  },
};

import { html } from '../../../html.ts';
import { face, scribble } from '../../parts/drawn-parts.ts';
import { pairRows, stamp, sheet, style } from '../../printing/markup.ts';
import type { MedicalFacts } from '../../kinds/other/medical-or-tb-certificate.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A clinic's certificate with findings in a list.
export const medicalOrTbCertificateLayout: LayoutDesign<MedicalFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, doctor, tb } = facts;
    return html(
      style(
        ".page{font:10.6pt/1.6 'Noto Sans';padding:20mm 22mm}",
        '.top{display:flex;justify-content:space-between;align-items:center;',
        'border-bottom:.6mm solid #0f766e;padding-bottom:3mm}',
        '.pairs{margin:4mm 0}.pairs td{padding:1.3mm 3mm 1.3mm 0;vertical-align:top}',
        '.pairs .label{width:58mm}',
      ),
      sheet(
        html(
          '<div class="top">',
          '<b style="font-size:14pt;',
          `color:#0f766e">${v('clinic')}</b>${face(random, person.sex, 22, 28)}</div>`,
          `<h3 style="text-align:center">${tb ? 'TUBERCULOSIS SCREENING CERTIFICATE' : 'MEDICAL CERTIFICATE'}`,
          '</h3>',
          '\n',
          pairRows([
            ['Certificate number', v('certificateNumber')],
            ['Person examined', v('name', person.fullName.toUpperCase())],
            ['Date of birth', date(person.dateOfBirth, 'dd/mm/yyyy')],
            ['Sex', person.sex === 'M' ? 'Male' : 'Female'],
            ['Passport number', person.passportNumber],
            [tb ? 'Chest X-ray' : 'General examination', 'Done'],
            [tb ? 'Sputum test' : 'Blood and urine tests', tb ? 'Not required' : 'Done'],
            ['Conclusion', `<b>${v('result')}</b>`],
            ['Date of issue', d('issueDate', 'd Month yyyy')],
            ['Valid until', d('expiryDate', 'd Month yyyy')],
          ]),
          '\n',
          '<p>I have examined the person whose photograph appears above and certify the findings given ',
          'here.</p>',
          '<div style="display:flex;justify-content:space-between;align-items:end;margin-top:8mm">',
          stamp(random, `${tb ? 'Panel' : 'Chief'} Physician<br>Reg. No. ${random.digits(5)}`),
          `<span>${scribble(random)}<br>${esc(doctor)}</span></div>`,
        ),
      ),
    );
  },
};

import { html } from '../../../../html.ts';
import type { MarriageFacts } from '../../../kinds/proof-of-marital-status/marriage-certificate.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// An extract of the register: numbered rows with merged cells, husband and wife in columns of their own.
export const marriageCertificateLayout: LayoutDesign<MarriageFacts> = {
  draw({ husband, wife, issued, values: v }, { f, esc, date, random }) {
    const day = random.pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'd Month yyyy'] as const);
    const row = (no: number, label: string, shown: string) =>
      `<tr><td>${no}</td><td>${label}</td><td colspan="2">${shown}</td></tr>`;
    const both = (no: number, label: string, his: string, hers: string) =>
      `<tr><td>${no}</td><td>${label}</td><td>${his}</td><td>${hers}</td></tr>`;
    return html(
      style(
        ".page{font:10pt/1.4 'Noto Sans';padding:16mm}.t{width:100%;border-collapse:collapse;margin:4mm 0}",
        '.t td,.t th{border:.3mm solid #000;padding:1.6mm 2mm;text-align:left;vertical-align:middle}',
      ),
      sheet(
        html(
          `<h2 style="text-align:center">${f('maritalStatus', 'Certificate of Marriage')}</h2><table class="t">`,
          row(1, 'Registration Number', f('registrationNumber', v.registrationNumber!)),
          row(2, 'Date of Marriage', f('marriageDate', date(v.marriageDate!, day))),
          row(3, 'Place of Marriage', f('marriagePlace', v.marriagePlace!)),
          '<tr><th></th><th>Particulars</th><th>Husband</th><th>Wife</th></tr>',
          both(4, 'Name', f('husbandName', husband.name), f('wifeName', wife.name)),
          both(5, 'Date of Birth', date(husband.dateOfBirth, day), date(wife.dateOfBirth, day)),
          both(6, "Father's Name", esc(husband.father), esc(wife.father)),
          row(7, 'Date of Registration', f('registrationDate', date(v.registrationDate!, day))),
          row(8, 'Registered under', f('act', v.act!)),
          `</table><p>Issued on ${date(issued, day)} by the Registrar of Marriages.</p>`,
        ),
      ),
    );
  },
};

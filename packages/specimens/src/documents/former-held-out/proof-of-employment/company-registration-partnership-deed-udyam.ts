import { html } from '../../../html.ts';
import { emblem, squares } from '../../parts/drawn-parts.ts';
import { pairRows, sheet, style, table } from '../../printing/markup.ts';
import type { CompanyFacts } from '../../kinds/proof-of-employment/company-registration-partnership-deed-udyam.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// What the registry's portal shows of an undertaking, saved as a page.
export const companyRegistrationLayout: LayoutDesign<CompanyFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, workplace, form, enterprise, values } = facts;
    const words = {
      company: ['Company Master Data', 'CIN', 'Company Name', 'Date of Incorporation', 'Registered office situated at'],
      llp: ['LLP Master Data', 'LLPIN', 'LLP Name', 'Date of Incorporation', 'Registered Address'],
      udyam: [
        'Udyam Registration Certificate',
        'Udyam Registration Number',
        'Name of Enterprise',
        'Date of Udyam Registration',
        'Official Address of Enterprise',
      ],
      firm: [
        'Extract of the Register of Firms',
        'Registration No.',
        'Name of the Firm',
        'Date of Registration',
        'Principal Place of Business',
      ],
    }[form];
    return html(
      style(
        ".page{font:10pt/1.55 'Noto Sans';padding:18mm 17mm}",
        '.top{display:flex;gap:5mm;align-items:center;background:#f2f4f8;padding:4mm}',
        '.pairs{width:100%;margin-top:6mm}',
        '.pairs td{border:.2mm solid #b8bfcc;padding:2mm 3mm;vertical-align:top}',
        '.pairs td:nth-child(2){display:none}.pairs .label{width:66mm;background:#f7f8fa}.who{width:100%}',
        '.who td,.who th{border:.2mm solid #b8bfcc;padding:1.8mm 3mm;text-align:left}',
      ),
      sheet(
        html(
          `<div class="top">${emblem('#29477a', 13)}<b style="font-size:14pt">${words[0]}</b></div>\n`,
          pairRows([
            [words[1]!, v('registrationNumber')],
            [words[2]!, v('employerName', values.employerName!.toUpperCase())],
            [words[3]!, d('registrationDate', 'dd/mm/yyyy')],
            [words[4]!, v('employerAddress', workplace.address.join('\n'))],
            [
              form === 'udyam' ? 'Type of Enterprise' : 'Status',
              form === 'udyam' ? `${enterprise} (2025-26)` : 'Active',
            ],
            ['E-mail', esc(workplace.email)],
          ]),
          '\n',
          '<h3>',
          form === 'udyam'
            ? 'Details of the entrepreneur'
            : form === 'company'
              ? 'Directors / Signatory details'
              : 'Details of partners',
          '</h3>',
          table(
            ['Name', 'Capacity', 'PAN'],
            [[esc(person.fullName), v('designation'), `XXXXX${person.pan.slice(5, 9)}X`]],
            'who',
          ),
          '\n',
          `<p style="margin-top:8mm;color:#555;font-size:8.6pt">As on ${date('2026-10-30', 'dd/mm/yyyy')}. `,
          `This is a computer generated statement and does not require a signature.</p>${squares(random, 24)}`,
        ),
      ),
    );
  },
};

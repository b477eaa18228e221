import { html } from '../../../../html.ts';
import { sheet, style, table } from '../../../printing/markup.ts';
import type { CompanyFacts } from '../../../kinds/proof-of-employment/company-registration-partnership-deed-udyam.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

const words = {
  company: {
    title: 'COMPANY MASTER DATA',
    office: 'Registrar of Companies',
    number: 'CIN',
    name: 'Company Name',
    date: 'Date of Incorporation',
    people: 'Directors / Signatory Details',
  },
  llp: {
    title: 'LLP MASTER DATA',
    office: 'Registrar of Companies',
    number: 'LLPIN',
    name: 'LLP Name',
    date: 'Date of Incorporation',
    people: 'Partners / Signatory Details',
  },
  udyam: {
    title: 'PRINT OF UDYAM REGISTRATION',
    office: 'Ministry of Micro, Small and Medium Enterprises',
    number: 'Udyam No.',
    name: 'Name of Unit',
    date: 'Date of Udyam Registration',
    people: 'Persons in Charge',
  },
  firm: {
    title: 'EXTRACT FROM THE REGISTER OF FIRMS',
    office: 'Registrar of Firms',
    number: 'Firm Regn. No.',
    name: 'Firm Name',
    date: 'Date of Entry in Register',
    people: 'Partners on Record',
  },
} as const;

// What the register's own web page prints: striped rows, the date among the first, the people in a table below.
export const companyRegistrationLayout: LayoutDesign<CompanyFacts> = {
  draw(facts, { f, esc, date, random }) {
    const { values, form, workplace, person } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const stated = words[form];
    const rows = [
      [stated.name, v('employerName', values.employerName!.toUpperCase())],
      [stated.date, v('registrationDate', date(values.registrationDate!, 'dd/mm/yyyy'))],
      [stated.number, v('registrationNumber')],
      [
        form === 'udyam' ? 'Official Address of Enterprise' : 'Registered Address',
        v('employerAddress', workplace.address.join(' ')),
      ],
      ...(form === 'udyam'
        ? [['Type of Enterprise', facts.enterprise]]
        : [['Office of Registration', `${stated.office}, ${esc(workplace.state)}`]]),
      ['Email Id', esc(workplace.email)],
      ['Status', 'Active'],
    ];
    const people = [
      ['1', esc(person.fullName.toUpperCase()), v('designation'), '-'],
      ...(form === 'udyam' ? [] : [['2', esc(facts.partner.toUpperCase()), esc(values.designation!), '-']]),
    ];
    return html(
      style(
        ".page{font:9pt/1.4 'DejaVu Sans Condensed','DejaVu Sans';padding:14mm}",
        '.bar{background:#1d4f91;color:#fff;padding:2mm 4mm;font-weight:bold;margin-top:5mm}',
        '.table{width:100%}',
        '.table td,.table th{border:.2mm solid #b8c4d6;padding:2mm 3mm;text-align:left;vertical-align:top}',
        '.data td:first-child{width:60mm;font-weight:bold;color:#234}',
        '.table tr:nth-child(odd) td{background:#eef2f8}',
        '.url{font-size:7pt;color:#777;display:flex;justify-content:space-between}',
      ),
      sheet(
        html(
          `<div class="url"><span>${esc(stated.office)}</span>`,
          `<span>User: registered &middot; request ${random.digits(8)}</span></div>`,
          `<div class="bar">${stated.title}</div><div class="data">${table([], rows)}</div>\n`,
          `<div class="bar">${stated.people}</div>${table(['Sl', 'Name', 'Capacity', 'End date'], people)}`,
          '<p>The details are as available in the electronic registry on the day of printing and need no ',
          'signature.</p>',
        ),
      ),
    );
  },
};

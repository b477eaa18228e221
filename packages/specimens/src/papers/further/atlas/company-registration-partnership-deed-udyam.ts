import { sheet, style, table } from '../../markup.ts';
import type { CompanyFacts } from '../../kinds/company-registration-partnership-deed-udyam.ts';
import type { PaperLayout } from '../../paper-kind.types.ts';

const words = {
  company: { title: 'COMPANY MASTER DATA', office: 'Registrar of Companies', number: 'CIN', name: 'Company Name', date: 'Date of Incorporation', people: 'Directors / Signatory Details' },
  llp: { title: 'LLP MASTER DATA', office: 'Registrar of Companies', number: 'LLPIN', name: 'LLP Name', date: 'Date of Incorporation', people: 'Partners / Signatory Details' },
  udyam: { title: 'PRINT OF UDYAM REGISTRATION', office: 'Ministry of Micro, Small and Medium Enterprises', number: 'Udyam No.', name: 'Name of Unit', date: 'Date of Udyam Registration', people: 'Persons in Charge' },
  firm: { title: 'EXTRACT FROM THE REGISTER OF FIRMS', office: 'Registrar of Firms', number: 'Firm Regn. No.', name: 'Firm Name', date: 'Date of Entry in Register', people: 'Partners on Record' },
} as const; // prettier-ignore

// What the register's own web page prints: striped rows, the date among the first, the people in a table below.
export const registerPrint: PaperLayout<CompanyFacts> = {
  name: 'register-print',
  draw(facts, { f, esc, date, random }) {
    const { values, form, workplace, person } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const said = words[form];
    const rows = [
      [said.name, v('employerName', values.employerName!.toUpperCase())],
      [said.date, v('registrationDate', date(values.registrationDate!, 'dd/mm/yyyy'))],
      [said.number, v('registrationNumber')],
      [form === 'udyam' ? 'Official Address of Enterprise' : 'Registered Address', v('employerAddress', workplace.address.join(' '))],
      ...(form === 'udyam' ? [['Type of Enterprise', facts.enterprise]] : [['Office of Registration', `${said.office}, ${esc(workplace.state)}`]]),
      ['Email Id', esc(workplace.email)],
      ['Status', 'Active'],
    ]; // prettier-ignore
    const people = [
      ['1', esc(person.fullName.toUpperCase()), v('designation'), '-'],
      ...(form === 'udyam' ? [] : [['2', esc(facts.partner.toUpperCase()), esc(values.designation!), '-']]),
    ]; // prettier-ignore
    return `${style(`.page{font:9pt/1.4 'DejaVu Sans Condensed','DejaVu Sans';padding:14mm}.bar{background:#1d4f91;color:#fff;padding:2mm 4mm;font-weight:bold;margin-top:5mm}.table{width:100%}.table td,.table th{border:.2mm solid #b8c4d6;padding:2mm 3mm;text-align:left;vertical-align:top}.data td:first-child{width:60mm;font-weight:bold;color:#234}.table tr:nth-child(odd) td{background:#eef2f8}.url{font-size:7pt;color:#777;display:flex;justify-content:space-between}`)}${sheet(`<div class="url"><span>${esc(said.office)}</span><span>User: registered &middot; request ${random.digits(8)}</span></div><div class="bar">${said.title}</div><div class="data">${table([], rows)}</div>
<div class="bar">${said.people}</div>${table(['Sl', 'Name', 'Capacity', 'End date'], people)}<p>The details are as available in the electronic registry on the day of printing and need no signature.</p>`)}`;
  },
};

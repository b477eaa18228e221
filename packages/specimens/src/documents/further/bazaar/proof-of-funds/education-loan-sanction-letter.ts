import { html } from '../../../../html.ts';
import type { EducationLoanFacts } from '../../../kinds/proof-of-funds/education-loan-sanction-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scrawl } from '../../../printing/markup.ts';
import { titleOf } from '../../../facts/person.ts';
import { faces, numberedRows } from '../bazaar-parts.ts';

// A credit department's arrangement letter with a numbered schedule.
export const educationLoanSanctionLetterLayout: LayoutDesign<EducationLoanFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, school } = facts;
    const { pick } = random;
    const sum = amount(facts.amount, pick(['slash', 'inr', 'rupee'] as const));
    const day = date(v.sanctionDate!, pick(['dd/mm/yyyy', 'dd.mm.yyyy', 'd Month yyyy'] as const));
    const rows = numberedRows([
      [
        pick(['Name of the borrower', 'Applicant / Student borrower', 'Borrower']),
        f('borrowerName', `${titleOf(person)}. ${person.fullName}`),
      ],
      ['Co-obligant', esc(facts.coApplicant)],
      ['Nature of facility', 'Term Loan &ndash; Education (Overseas)'],
      [
        pick(['Limit sanctioned', 'Quantum of loan', 'Amount of loan sanctioned']),
        `<b>${f('sanctionAmount', sum)}</b>`,
      ],
      [
        pick(['Institution', 'Name of the University / College', 'Institute where admitted']),
        f('institutionName', school.name),
      ],
      ['Course', esc(facts.course)],
      ['Rate of interest', `${facts.rate}% p.a. at monthly rests`],
      ['Margin', '15% on study abroad'],
      ['Security', 'Assignment of future income; third-party guarantee'],
    ]);
    return html(
      `<style>.page{font:10.2pt/1.5 ${faces};padding:16mm 20mm}.s{width:100%}`,
      '.s td{border:.25mm solid #555;padding:1.7mm 2.5mm;vertical-align:top}.no{width:9mm}',
      '.label{width:66mm}</style>\n',
      '<section class="page">',
      '<div style="border-bottom:.8mm solid #0b4f3a;display:flex;justify-content:space-between">',
      `<b style="font-size:15pt;color:#0b4f3a">${f('bankName', v.bankName!)}</b>`,
      `<span>${esc(facts.branch)} Branch<br>Retail Credit Dept.</span></div>`,
      `<p style="display:flex;justify-content:space-between"><span>Ref. No. ${facts.reference}</span>`,
      `<span>${pick(['Date', 'Dated', 'Date of sanction'])}: ${f('sanctionDate', day)}</span></p>`,
      `<p>${titleOf(person)}. ${esc(person.fullName)},<br>${facts.address.map(esc).join(', ')}</p>`,
      '<p>Dear Sir / Madam,</p>',
      '<p><b>',
      '<u>',
      pick([
        'Reg.: Sanction of Education Loan',
        'Sub: Your application for educational loan &ndash; sanction',
        'Re: Credit arrangement &ndash; Education Loan',
      ]),
      '</u>',
      '</b></p>',
      '<p>',
      pick([
        'With reference to your application, we are glad to advise that the competent ' +
          'authority has sanctioned the under-noted facility in your favour:',
        'We have pleasure in advising sanction of the facility set out hereunder:',
        'Your request has been considered favourably on the following terms and conditions:',
      ]),
      '</p>',
      `<table class="s">${rows}</table>`,
      '<p>Kindly return the duplicate of this letter duly signed in token of acceptance within 30 days.</p>',
      `<p>Yours faithfully,</p>${scrawl(random)}`,
      `<p>(${esc(facts.manager)})<br>Senior Manager (Credit)</p></section>`,
    );
  },
};

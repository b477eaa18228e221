import { html } from '../../../../html.ts';
import type { EducationLoanFacts } from '../../../kinds/proof-of-funds/education-loan-sanction-letter.ts';
import { pairCells, scrawl } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';

// A lender's key-facts page: tiles with the label small above, conditions beneath; dates written out.
export const educationLoanSanctionLetterLayout: LayoutDesign<EducationLoanFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, school } = facts;
    const pick = random.pick;
    const day = pick(['d Month yyyy', 'Month d, yyyy', 'dd Mmm yyyy'] as const);
    const tiles = pairCells([
      [pick(['Borrower', 'Name of student borrower', 'Loan granted to']), f('borrowerName', person.fullName)],
      [pick(['Co-borrower', 'Guarantor']), esc(facts.coApplicant)],
      [
        pick(['Facility amount', 'Limit sanctioned', 'Approved loan amount']),
        f('sanctionAmount', amount(facts.amount, pick(['inr', 'rupee', 'slash']))),
      ],
      ['Rate of interest', `${facts.rate} % p.a. floating`],
      [pick(['University', 'Place of study', 'Institute']), f('institutionName', v.institutionName!)],
      ['Course and country', `${esc(facts.course)}, ${esc(school.country)}`],
      [pick(['Approved on', 'Sanctioned on', 'Date of approval']), f('sanctionDate', date(v.sanctionDate!, day))],
      ['Repayment', '120 instalments after the moratorium'],
    ]);
    return html(
      "<style>.page{font:9.8pt/1.5 'Noto Sans Display','Noto Sans','Noto Sans Devanagari';",
      'padding:16mm 18mm}',
      '.cells{display:grid;grid-template-columns:1fr 1fr;gap:3mm;margin:6mm 0}',
      '.cells>div{background:#eef2f7;border-radius:2mm;padding:3mm 4mm;min-height:15mm}',
      '.label{font-size:7.4pt;color:#56657a}.value{font-size:11pt;font-weight:600}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;align-items:end;',
      'border-bottom:.8mm solid #1d4e89;padding-bottom:3mm">',
      `<b style="font-size:16pt;color:#1d4e89">${f('bankName', v.bankName!)}</b>`,
      '<span style="text-align:right;',
      `font-size:8.4pt">शिक्षा ऋण / Education Finance<br>${esc(facts.branch)} &middot; `,
      `Ref ${facts.reference}</span>`,
      '</div>',
      '<h2 style="font-size:14pt;',
      'margin:6mm 0 2mm">',
      pick([
        'Education loan: key facts of your sanction',
        'Sanction advice, education loan',
        'Loan approval for overseas studies',
      ]),
      '</h2>',
      '\n',
      `<p>${titleOf(person)} ${esc(person.fullName)}, ${esc(facts.address.join(', '))}</p>${tiles}<ol>`,
      '<li>Drawings are made in stages, directly to the institution against its demand.</li>',
      '<li>The offer lapses if not accepted within six months.</li>',
      '<li>Security: as stated in the loan agreement. Processing fee: nil.</li></ol>',
      `<p>For the bank</p>${scrawl(random)}<p>${esc(facts.manager)}<br>Credit Manager</p></section>`,
    );
  },
};

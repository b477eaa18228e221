import type { BankStatementFacts } from '../../kinds/proof-of-funds/bank-statement.ts';
import { chunks, pairRows, stamp, sheet, style, table } from '../../printing/markup.ts';
import type { DocumentLayout, Pen } from '../../document-specimen-kind.types.ts';

const css = style(
  '\n',
  "  .c { font: 8.4pt/1.3 'DejaVu Sans Mono', monospace }\n",
  "  .c .name { text-align: center; font: bold 15pt 'Noto Serif', serif }",
  " .c .hindi { text-align: center; font: 10pt 'Noto Serif Devanagari', serif }\n",
  '  .c .box { border: 1px solid #222; padding: 2mm; margin: 3mm 0; display: flex; justify-content: ',
  'space-between }',
  ' .c td { vertical-align: top; padding: .3mm 1mm }\n',
  '  .c .rows { width: 100%; font-size: 7.6pt }',
  ' .c .rows th { border-top: 1px dashed #222; border-bottom: 1px dashed #222; text-align: left }\n',
  '  .c .rows td:first-child { white-space: nowrap } .c .rows td:nth-child(n+4) { text-align: right }\n',
);

const front = (facts: BankStatementFacts, { f, date, random }: Pen): string => {
  const { values: v, person } = facts;
  const left = pairRows([
    ['NAME / नाम', f('accountHolderName', person.fullName.toUpperCase())],
    ['ADDRESS / पता', f('accountHolderAddress', facts.address.join('\n').toUpperCase())],
    ['PHONE', f('accountHolderPhone', v.accountHolderPhone!.slice(3))],
  ]);
  const right = pairRows([
    [random.pick(['A/C NO.', 'ACCOUNT NO / खाता संख्या', 'SB A/C NO']), f('accountNumber', v.accountNumber!)],
    ['CUST ID', facts.customerId],
    ['BRANCH / शाखा', f('branchName', v.branchName!.toUpperCase())],
    ['IFSC', f('ifsc', v.ifsc!)],
    [
      'PERIOD / अवधि',
      `${f('statementFrom', date(v.statementFrom!, 'dd-mm-yyyy'))} - ${f('statementTo', date(v.statementTo!, 'dd-mm-yyyy'))}`,
    ],
  ]);
  return `<div class="box">${left}${right}</div>`;
};

// A cooperative bank's passbook run out on its line printer.
export const cooperative: DocumentLayout<BankStatementFacts> = {
  name: 'cooperative',
  draw(facts, pen) {
    const { values: v, ledger } = facts;
    const { amount, f, random } = pen;
    const columns = [
      'DATE',
      'PARTICULARS',
      'CHQ.NO.',
      random.pick(['WITHDRAWAL', 'DEBIT']),
      random.pick(['DEPOSIT', 'CREDIT']),
      'BALANCE',
    ];
    const pages = chunks(ledger.rows, 40, 52);
    const sheets = pages.map((rows, at) => {
      const cells = rows.map((row) => [
        pen.date(row.date, 'dd-mm-yyyy'),
        pen.esc(row.description),
        random.chance(0.2) ? row.reference.slice(0, 6) : '',
        row.debit ? amount(row.debit, 'plain') : '',
        row.credit ? amount(row.credit, 'plain') : '',
        `${amount(row.balance, 'plain')}Cr`,
      ]);
      const begin = ['', 'B/F', '', '', '', `${f('openingBalance', amount(ledger.opening, 'plain'))}Cr`];
      const close = [
        '',
        random.pick(['C/F', 'CLOSING BALANCE']),
        '',
        '',
        '',
        `${f('closingBalance', amount(Number(v.closingBalance), 'plain'))}Cr`,
      ];
      const lines = [...(at === 0 ? [begin] : []), ...cells, ...(at === pages.length - 1 ? [close] : [])];
      const title = `<div class="name">${f('bankName', v.bankName!)}</div><div class="hindi">सहकारी बैंक · पासबुक विवरण</div>`;
      const officeStamp =
        facts.sealed && at === pages.length - 1
          ? stamp(random, f('bankSealPresent', `${v.bankName}\nPASSED\nOfficer`))
          : '';
      return sheet(`${title}${at === 0 ? front(facts, pen) : ''}${table(columns, lines, 'rows')}${officeStamp}`, 'c');
    });
    return css + sheets.join('');
  },
};

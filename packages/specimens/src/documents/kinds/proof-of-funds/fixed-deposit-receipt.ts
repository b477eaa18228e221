import { html } from '../../../html.ts';
import type { Random } from '../../../random.ts';
import { daysLater, monthsLater } from '../../facts/days.ts';
import { confirmation } from '../../layouts/fixed-deposit/confirmation.ts';
import { pairCells, pairRows, scrawl, stamp, sheet, style, table } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { addressLines, titleOf } from '../../facts/person.ts';

export interface FixedDepositFacts extends DocumentFacts {
  readonly person: Person;
  readonly address: readonly string[];
  readonly branch: string;
  readonly opened: string;
  readonly months: number;
  readonly rate: string;
  readonly amount: number;
  readonly maturityAmount: number;
  readonly nominee: string;
  readonly customerId: string;
}

function factsOf(random: Random, person: Person): FixedDepositFacts {
  const amount = random.whole(4, 240) * 5000;
  const months = random.pick([12, 15, 24, 36, 60]);
  const rate = random.between(5.6, 8.1).toFixed(2);
  const opened = daysLater('2024-02-01', random.whole(0, 960));
  return {
    person,
    address: addressLines(person),
    branch: person.address.locality,
    opened,
    months,
    rate,
    amount,
    maturityAmount: Math.round(amount * (1 + (Number(rate) / 100) * (months / 12))),
    nominee: person.spouseName || person.motherName,
    customerId: random.digits(9),
    values: {
      accountHolderName: person.fullName,
      bankName: person.bank,
      depositNumber: random.digits(random.pick([11, 12, 14])),
      amount: String(amount),
      maturityDate: monthsLater(opened, months),
      currency: 'INR',
    },
  };
}

const advice: DocumentLayout<FixedDepositFacts> = {
  name: 'advice',
  draw(facts, { f, date, amount, random }) {
    const { values: v, person } = facts;
    const say = random.pick([
      ['FD Number', 'Deposit Amount', 'Maturity Date', 'Date of Deposit'],
      ['Deposit Account No.', 'Principal Amount', 'Date of Maturity', 'Value Date'],
      ['Term Deposit A/c No', 'Amount Deposited', 'Due Date', 'Effective Date'],
    ] as const);
    const day = random.pick(['dd/mm/yyyy', 'dd-Mmm-yyyy', 'dd.mm.yyyy'] as const);
    const money = random.pick(['indian', 'inr', 'rupee'] as const);
    return (
      style(
        '.fa .band { border-bottom: 3px solid #0b5a7a; font-size: 17pt; font-weight: bold; color: #0b5a7a }',
        ' .fa .pairs { width: 100%; margin-top: 4mm }',
        ' .fa .pairs td { padding: 1.6mm 2mm; border-bottom: .4px solid #ccc }',
        ' .fa .label { width: 60mm; color: #333 }',
      ) +
      sheet(
        html(
          `<div class="band">${f('bankName', v.bankName!)}</div>`,
          '<p style="text-align:center;font-size:13pt"><b>FIXED DEPOSIT ADVICE / सावधि जमा रसीद</b><br>',
          '<small>(Not transferable)</small></p>\n',
          '         ',
          `<p>${f('accountHolderName', `${titleOf(person)}. ${person.fullName}`)}`,
          `<br>${facts.address.join('<br>')}</p>\n`,
          '         ',
          pairRows([
            [say[0], f('depositNumber', v.depositNumber!)],
            ['Customer ID', facts.customerId],
            ['Branch', facts.branch],
            ['Currency', f('currency', 'INR')],
            [say[1], f('amount', amount(facts.amount, money))],
            [say[3], date(facts.opened, day)],
            ['Period of Deposit', `${facts.months} Months`],
            ['Rate of Interest', `${facts.rate} % p.a.`],
            [say[2], f('maturityDate', date(v.maturityDate!, day))],
            ['Maturity Amount', amount(facts.maturityAmount, money)],
            ['Nominee', facts.nominee],
            ['Mode of Operation', 'Self'],
          ]),
          '<p>This advice is issued subject to the terms and conditions of the bank. ',
          'Tax will be deducted at source as applicable.</p>',
        ),
        'fa',
      )
    );
  },
};

const certificate: DocumentLayout<FixedDepositFacts> = {
  name: 'certificate',
  draw(facts, { f, date, amount, random }) {
    const { values: v } = facts;
    const head = ['Deposit No.', 'Principal', 'Opened on', 'Tenure', 'ROI', 'Matures on', 'Maturity value'];
    const row = [
      f('depositNumber', v.depositNumber!),
      f('amount', amount(facts.amount, 'slash')),
      date(facts.opened, 'dd-mm-yyyy'),
      `${facts.months} M`,
      `${facts.rate}%`,
      f('maturityDate', date(v.maturityDate!, 'dd-mm-yyyy')),
      amount(facts.maturityAmount, 'slash'),
    ];
    const opening = random.pick([
      'Received with thanks from',
      'We certify having received from',
      'Deposit held in the name of',
    ]);
    return (
      style(
        ".fc { font-family: 'Noto Serif', serif }",
        ' .fc .frame { border: 5px double #7a5a12; padding: 8mm; height: 150mm }',
        ' .fc h1 { text-align: center; margin: 0; color: #7a5a12 } .fc .t { width: 100%; margin: 6mm 0 }',
        ' .fc .t td, .fc .t th { border: 1px solid #7a5a12; padding: 2mm; font-size: 8pt }',
        ' .fc .cells { display: flex; gap: 12mm } .fc .label { font-size: 7.5pt; color: #666 }',
      ) +
      sheet(
        html(
          `<div class="frame"><h1>${f('bankName', v.bankName!)}</h1>`,
          '<p style="text-align:center"><b>TERM DEPOSIT RECEIPT</b></p>\n',
          '         ',
          pairCells([
            ['Branch', facts.branch],
            ['Receipt date', date(facts.opened, 'dd-mm-yyyy')],
            ['Cust. no.', facts.customerId],
          ]),
          '\n',
          '         ',
          `<p>${opening} <b>${f('accountHolderName', facts.person.fullName)}</b>`,
          ' the sum stated below as a term deposit repayable on the date of maturity with interest.</p>\n',
          `         ${table(head, [row], 't')}<p>Nomination: Registered in favour of ${facts.nominee}</p>\n`,
          '         ',
          `<div style="display:flex;justify-content:space-between">${stamp(random, `${facts.branch}<br>BRANCH`)}`,
          `<div>${scrawl(random)}Authorised Signatory</div></div></div>`,
        ),
        'fc',
      )
    );
  },
};

export const fixedDepositReceipt: DocumentSpecimenKind<FixedDepositFacts> = {
  category: 'Proof of Funds',
  kind: 'Fixed deposit receipt',
  facts: factsOf,
  layouts: [advice, certificate, confirmation],
};

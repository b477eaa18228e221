import { html } from '../../../html.ts';
import { pairCells, pairRows } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { addressAlso, printedAddress, addressValues, oneLine } from '../../parts/address.ts';
import { dayBefore } from '../../parts/day.ts';
import { emblem, face, scribble, roundSeal } from '../../parts/drawn-parts.ts';

export interface PassbookFacts extends DocumentFacts {
  readonly person: Person;
  readonly account: string;
  readonly ifsc: string;
  readonly branch: string;
  readonly opened: string;
  readonly dated: string;
  readonly customer: string;
}

// The first page of a savings book: typed lines beside the picture.
const passbook: DocumentLayout<PassbookFacts> = {
  name: 'passbook',
  draw({ person, account, ifsc, branch, opened, customer, values }, pen) {
    const pick = pen.random.pick;
    const rows = pairRows([
      [
        pick(['Name', 'Account Holder', 'Name of A/c holder', 'Customer Name']),
        pen.f('accountHolderName', person.fullName.toUpperCase()),
      ],
      ['CIF No.', customer],
      [pick(['A/c No.', 'Account No.']), account],
      [pick(['S/D/W/H of', 'Father/Husband']), pen.esc(person.fatherName.toUpperCase())],
      [
        pick(['Address', 'Addr.', 'Communication Address']),
        printedAddress(pen, person.address, {
          capitals: true,
          rows: [['building'], ['locality'], ['city'], ['state', 'postcode']],
        }),
      ],
      ['Phone', person.phone],
      ['Date of opening', pen.date(opened, 'dd/mm/yyyy')],
      ['Mode of operation', 'SINGLE'],
      ['Nominee registered', 'YES'],
    ]);
    return html(
      "<style>.page{padding:18mm 24mm;font:10pt/1.5 'DejaVu Sans Mono','Noto Sans Devanagari'}",
      '.b{border:.4mm solid #346;border-radius:2mm;padding:6mm;background:#f7fbff}',
      '.pairs td{padding:.8mm 1.5mm;vertical-align:top}</style>\n',
      '<section class="page"><div class="b">',
      '<div style="display:flex;justify-content:space-between;',
      "font-family:'Noto Sans','Noto Sans Devanagari'\">",
      `<div><b style="font-size:15pt;color:#234">${pen.f('bankName', values.bankName!)}</b><br>`,
      'बचत खाता पासबुक / SAVINGS BANK PASSBOOK<br>',
      `Branch : ${pen.esc(branch)} &nbsp; IFSC : ${ifsc}</div>${emblem('#234', 16)}</div>`,
      '<hr>',
      '<div style="display:flex;',
      `justify-content:space-between">${rows}${face(pen.random, person.sex, 26, 32)}</div>`,
      `<div style="text-align:right">${scribble(pen.random)}<br>Branch Manager</div></div></section>`,
    );
  },
};

// The bank's letter that confirms an address, with its letterhead.
const letter: DocumentLayout<PassbookFacts> = {
  name: 'letter',
  draw({ person, account, branch, opened, dated, customer, values }, pen) {
    const pick = pen.random.pick;
    const bank = pen.f('bankName', values.bankName!);
    const title = pick(['TO WHOMSOEVER IT MAY CONCERN', 'Address confirmation', 'Certificate of customer address']);
    return html(
      "<style>.page{font:11pt/1.65 'Noto Serif';padding:20mm 24mm}</style>\n",
      '<section class="page">',
      `<div style="border-bottom:.6mm solid #822;padding-bottom:3mm"><b style="font-size:16pt">${bank}</b>`,
      `<br>${pen.esc(branch)} Branch</div>`,
      `<p style="text-align:right">Date: ${pen.date(dated, pick(['d Month yyyy', 'dd/mm/yyyy']))}</p>`,
      `<h3 style="text-align:center">${title}</h3>`,
      `<p>This is to ${pick(['certify', 'confirm'])} that ${pick(['Mr./Ms.', 'Shri/Smt.', ''])} `,
      `<b>${pen.f('accountHolderName', person.fullName)}</b>`,
      `, customer ID ${customer}, `,
      'maintains savings account ',
      `no. ${account.replace(/^.*(?=\d{4}$)/, (head) => 'X'.repeat(head.length))} with us `,
      `since ${pen.date(opened, 'd Month yyyy')}. `,
      'As per our ',
      'records ',
      pick(['the address of the customer is', 'the residential address is', 'the mailing address is']),
      ':</p>',
      `<p style="padding-left:14mm">${printedAddress(pen, person.address)}</p>`,
      '<p>This letter is issued at the request of the customer without any risk or responsibility on the ',
      'part of the bank.</p>',
      '<div style="display:flex;justify-content:space-between">',
      `${roundSeal('BRANCH SEAL')}<span>${scribble(pen.random)}<br>Authorised signatory</span></div></section>`,
    );
  },
};

// The head page of a statement: address at the left as in a window envelope, account cells at the right; no movements.
const statementHead: DocumentLayout<PassbookFacts> = {
  name: 'statement-head',
  draw({ person, account, ifsc, branch, opened, customer, values }, pen) {
    const pick = pen.random.pick;
    const capitals = pen.random.chance(0.5);
    const cells = pairCells([
      ['Account number', account],
      ['IFSC', ifsc],
      ['Customer ID', customer],
      ['Account opened', pen.date(opened, 'dd Mmm yyyy')],
      ['Branch', pen.esc(branch)],
      ['Currency', 'INR'],
    ]);
    return html(
      "<style>.page{font:9.6pt/1.5 'Noto Sans'}",
      '.cells{display:grid;grid-template-columns:1fr 1fr;gap:2mm 6mm;width:80mm}',
      '.label{font-size:7pt;color:#777}',
      '.top{background:#0d4f5c;color:#fff;padding:5mm;font-size:15pt}</style>\n',
      `<section class="page"><div class="top">${pen.f('bankName', values.bankName!)}</div>`,
      `<h3>${pick(['Customer details', 'Account particulars', 'Statement of account: your details'])}</h3>`,
      '<div style="display:flex;justify-content:space-between">',
      '<div style="width:90mm">',
      `<b>${pen.f('accountHolderName', capitals ? person.fullName.toUpperCase() : person.fullName)}</b>`,
      '<br>',
      printedAddress(pen, person.address, {
        capitals,
        rows: pen.random.chance(0.3) ? oneLine : [['building'], ['locality', 'city'], ['state', 'postcode']],
      }),
      `<br>INDIA</div>${cells}</div>`,
      '<p style="margin-top:12mm;font-size:8pt">If this address is not right, please tell your branch. ',
      'The bank never asks for a password or a one-time code.</p>',
      '</section>',
    );
  },
};

export const bankPassbookStatementAddressPage: DocumentSpecimenKind<PassbookFacts> = {
  category: 'Proof of Address',
  kind: 'Bank passbook / statement address page',
  facts: (random, person) => ({
    person,
    account: random.pick([random.digits(11), random.digits(14), random.digits(15)]).replace(/^0/, '5'),
    ifsc: `${person.bank
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 4)
      .toUpperCase()}0${random.digits(6)}`,
    branch: person.address.locality,
    opened: dayBefore(random, '2012-01-01', 700),
    dated: dayBefore(random, '2026-09-01'),
    customer: random.digits(9),
    values: { ...addressValues(person.address), accountHolderName: person.fullName, bankName: person.bank },
    also: addressAlso(person.address),
  }),
  layouts: [passbook, letter, statementHead],
};

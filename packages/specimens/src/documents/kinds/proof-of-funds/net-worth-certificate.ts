import type { Random } from '../../../random.ts';
import { html } from '../../../html.ts';
import { titleOf } from '../../facts/person.ts';
import { pairRows, scrawl, sheet, stamp, style, table, type Pair } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentLayout,
  DocumentSpecimenKind,
  Person,
} from '../../document-specimen-kind.types.ts';

interface NetWorthFacts extends DocumentFacts {
  readonly person: Person;
  readonly firm: string;
  readonly firmNumber: string;
  readonly assets: readonly (readonly [what: string, value: number])[];
  readonly loan: number;
  readonly total: number;
  readonly netWorth: number;
}

const accountants = [
  'Ramesh Kulkarni',
  'Anjana Bhattacharya',
  'Suresh Pillai',
  'Meera Chandran',
  'Vivek Agarwal',
] as const;

function factsOf(random: Random, person: Person): NetWorthFacts {
  const assets = [
    ['Residential flat', random.whole(30, 160) * 100_000],
    ['Bank balances', random.whole(2, 30) * 50_000],
    ['Fixed deposits', random.whole(2, 40) * 50_000],
    ['Gold and jewellery', random.whole(2, 25) * 40_000],
  ] as const;
  const total = assets.reduce((sum, [, value]) => sum + value, 0);
  const loan = random.whole(1, 25) * 100_000;
  const accountant = random.pick(accountants);
  const year = random.pick([2024, 2025, 2026]);
  return {
    person,
    firm: `${accountant.split(' ')[1]} & Associates`,
    firmNumber: `${random.digits(6)}${random.pick(['W', 'S', 'N'])}`,
    assets,
    loan,
    total,
    netWorth: total - loan,
    values: {
      name: person.fullName,
      panNumber: person.pan,
      netWorthDate: `${year}-03-31`,
      totalAssets: String(total),
      totalLiabilities: String(loan),
      netWorth: String(total - loan),
      accountantName: accountant,
      membershipNumber: random.digits(6),
      udin: `${String(year).slice(2)}${random.digits(6)}${random.letters(6, 'ABCDEFGHJKLMNPQRSTUVWXYZ')}${random.digits(4)}`,
      issueDate: `${year}-0${random.whole(4, 9)}-${random.whole(10, 28)}`,
    },
  };
}

const letter: DocumentLayout<NetWorthFacts> = {
  name: 'letter',
  draw(facts, { f, amount, date, random }) {
    const { values: v, person } = facts;
    const money = (value: number) => amount(value, 'slash');
    return (
      style(
        ".nl { font: 11pt/1.5 'Noto Serif', serif; padding: 20mm } .nl h1 { font-size: 16pt; margin: 0 } .nl td { padding: 1mm 3mm 1mm 0 }",
      ) +
      sheet(
        html(
          `<h1>${facts.firm}</h1>Chartered Accountants, FRN ${facts.firmNumber}<hr>`,
          `<p style="text-align:right">Date: ${f('issueDate', date(v.issueDate!, 'dd/mm/yyyy'))}</p>`,
          '<h3 style="text-align:center">TO WHOMSOEVER IT MAY CONCERN<br>NET WORTH CERTIFICATE</h3>',
          `<p>On the basis of the records produced before us we certify that the net worth of ${titleOf(person)}. ${f('name', v.name!)}, `,
          `holding PAN ${f('panNumber', v.panNumber!)}, as on ${f('netWorthDate', date(v.netWorthDate!, 'dd.mm.yyyy'))} is `,
          `${f('netWorth', money(facts.netWorth))}, as detailed below.</p>`,
          pairRows([
            ...facts.assets.map(([what, value]): Pair => [what, money(value)]),
            ['Total assets', f('totalAssets', money(facts.total))],
            ['Less: total liabilities (housing loan)', f('totalLiabilities', money(facts.loan))],
          ]),
          '<p>This certificate is issued at the request of our client for the purpose of a visa application.</p>',
          `<p>For ${facts.firm}<br>Chartered Accountants</p>${scrawl(random)}`,
          `CA ${f('accountantName', v.accountantName!)}<br>Partner<br>Membership No. ${f('membershipNumber', v.membershipNumber!)}`,
          `<br>UDIN: ${f('udin', v.udin!)}`,
        ),
        'nl',
      )
    );
  },
};

const annexure: DocumentLayout<NetWorthFacts> = {
  name: 'annexure',
  draw(facts, { f, amount, date, random }) {
    const { values: v } = facts;
    const money = (value: number) => amount(value, 'indian');
    const row = ([what, value]: readonly [string, number]) => [what, money(value)];
    return (
      style(
        ".na { font: 9.6pt/1.4 'DejaVu Sans', sans-serif } .na h1 { text-align: center; font-size: 13pt } .na .t { width: 100% }",
        ' .na .t td, .na .t th { border: .5px solid #444; padding: 1.6mm; text-align: left } .na .label { width: 60mm }',
      ) +
      sheet(
        html(
          '<h1>STATEMENT OF ASSETS AND LIABILITIES</h1><p style="text-align:center">Certificate of net worth</p>',
          pairRows([
            ['Name of the client', f('name', v.name!)],
            ['PAN', f('panNumber', v.panNumber!)],
            ['Net worth as on', f('netWorthDate', date(v.netWorthDate!, 'd Month yyyy'))],
          ]),
          table(
            ['Particulars', 'Amount (INR)'],
            [
              ...facts.assets.map(row),
              ['<b>Total assets</b>', f('totalAssets', money(facts.total))],
              ['Housing loan', money(facts.loan)],
              ['<b>Total liabilities</b>', f('totalLiabilities', money(facts.loan))],
              ['<b>Net worth</b>', f('netWorth', money(facts.netWorth))],
            ],
            't',
          ),
          '<p>Certified on the basis of the documents submitted to us.</p>',
          pairRows([
            ['Chartered accountant', f('accountantName', v.accountantName!)],
            ['Membership number', f('membershipNumber', v.membershipNumber!)],
            ['UDIN', f('udin', v.udin!)],
            ['Date of certificate', f('issueDate', date(v.issueDate!, 'dd-Mmm-yyyy'))],
          ]),
          stamp(random, `${facts.firm}<br>FRN ${facts.firmNumber}`),
        ),
        'na',
      )
    );
  },
};

const sentence: DocumentLayout<NetWorthFacts> = {
  name: 'sentence',
  draw(facts, { f, amount, date, random }) {
    const { values: v, person } = facts;
    const money = (value: number) => amount(value, 'rupee');
    return (
      style(
        ".ns { font: 11.4pt/1.6 'Noto Serif', serif; padding: 24mm } .ns h1 { font-size: 15pt; text-decoration: underline }",
      ) +
      sheet(
        html(
          '<h1>Networth Certificate</h1>',
          `<p>This is to certify that the net worth of ${titleOf(person)}. ${f('name', v.name!)} (PAN: ${f('panNumber', v.panNumber!)}) `,
          `as at ${f('netWorthDate', date(v.netWorthDate!, 'd Month yyyy'))} works out to ${f('netWorth', money(facts.netWorth))}, `,
          `being total assets of ${f('totalAssets', money(facts.total))} `,
          `less total liabilities of ${f('totalLiabilities', money(facts.loan))}.</p>`,
          '<p>The above is based on the information provided to us and the valuation of the property.</p>',
          `<p>Place: ${person.address.city}<br>Date: ${f('issueDate', date(v.issueDate!, 'd Month yyyy'))}</p>`,
          `${scrawl(random)}<p>CA. ${f('accountantName', v.accountantName!)}`,
          `<br>Chartered Accountant, M. No. ${f('membershipNumber', v.membershipNumber!)}`,
          `<br>UDIN ${f('udin', v.udin!)}</p>`,
        ),
        'ns',
      )
    );
  },
};

export const netWorthCertificate: DocumentSpecimenKind<NetWorthFacts> = {
  category: 'Proof of Funds',
  kind: 'Net worth certificate',
  facts: factsOf,
  layouts: [letter, annexure, sentence],
};

import { html } from '../../../html.ts';
import type { Random } from '../../../random.ts';
import { pairRows, scrawl, sheet, style, table } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { addressLines, titleOf } from '../../facts/person.ts';

export interface PensionFacts extends DocumentFacts {
  readonly person: Person;
  readonly address: readonly string[];
  readonly basic: number;
  readonly relief: number;
  readonly commuted: number;
  readonly net: number;
  readonly monthStart: string; // ISO
  readonly account: string;
}

function factsOf(random: Random, person: Person): PensionFacts {
  const basic = random.whole(180, 760) * 50;
  const relief = Math.round(basic * 0.46);
  const commuted = Math.round(basic * random.pick([0, 0.2, 0.4]));
  return {
    person,
    address: addressLines(person),
    basic,
    relief,
    commuted,
    net: basic + relief - commuted,
    monthStart: random.pick(['2026-08-01', '2026-09-01', '2026-10-01']),
    account: random.digits(11),
    values: {
      pensionerName: person.fullName,
      ppoNumber: random.pick([
        random.digits(12),
        `${random.letters(3)}/${random.digits(5)}/${random.digits(4)}`,
        `${random.digits(4)}${random.digits(8)}`,
      ]),
      netPay: String(basic + relief - commuted),
      issuingAuthority: random.pick([
        'Central Pension Accounting Office',
        'Office of the Treasury Officer',
        'Directorate of Pension and Provident Fund',
        'Pension Disbursing Cell, Banyan National Bank',
      ]),
    },
  };
}

const slip: DocumentLayout<PensionFacts> = {
  name: 'slip',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person } = facts;
    const money = (value: number) => amount(value, 'indian');
    const month = date(facts.monthStart, 'd Month yyyy').slice(2);
    return (
      style(
        ".pp { font: 9.6pt/1.4 'DejaVu Sans', 'Noto Sans Devanagari', sans-serif }",
        ' .pp h1 { font-size: 13pt; text-align: center; margin: 0 } .pp .pairs td { padding: 1mm 2mm }',
        ' .pp .t { width: 100%; margin: 3mm 0 }',
        ' .pp .t td, .pp .t th { border: .6px solid #333; padding: 1.5mm }',
      ) +
      sheet(
        html(
          `<h1>${f('issuingAuthority', v.issuingAuthority!)}</h1>`,
          '<p style="text-align:center">',
          `${random.pick(['PENSION SLIP', 'PENSION PAYMENT STATEMENT', 'MONTHLY PENSION STATEMENT'])} `,
          `/ पेंशन पर्ची – ${month}</p>`,
          '\n',
          '         ',
          pairRows([
            [
              random.pick(['Name of Pensioner', 'Pensioner', "Pensioner's Name"]),
              f('pensionerName', person.fullName.toUpperCase()),
            ],
            [random.pick(['PPO No.', 'P.P.O. Number', 'Pension Payment Order No.']), f('ppoNumber', v.ppoNumber!)],
            ['Type of Pension', 'Superannuation'],
            ['Bank A/c', facts.account],
            ['PAN', person.pan],
          ]),
          table(
            ['Particulars', 'Amount (Rs.)'],
            [
              ['Basic Pension', money(facts.basic)],
              ['Dearness Relief', money(facts.relief)],
              ['Less: Commutation', money(facts.commuted)],
              [
                `<b>${random.pick(['Net Pension', 'Net Pension Payable', 'Net amount credited'])}</b>`,
                f('netPay', money(facts.net)),
              ],
            ],
            't',
          ),
          '\n',
          '         <p>The amount has been credited to the bank account of the pensioner.</p>',
        ),
        'pp',
      )
    );
  },
};

const letter: DocumentLayout<PensionFacts> = {
  name: 'letter',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person } = facts;
    const day = random.pick(['d Month yyyy', 'dd.mm.yyyy'] as const);
    const money = f('netPay', amount(facts.net, random.pick(['slash', 'rupee', 'inr'] as const)));
    return (
      style(`.pe { font: 11pt/1.6 'Noto Serif', serif; padding: 22mm } .pe h2 { margin: 0 }`) +
      sheet(
        html(
          `<h2>${f('issuingAuthority', v.issuingAuthority!)}</h2><p>${date(facts.monthStart, day)}</p>`,
          `<p>${person.fullName}<br>${facts.address.join('<br>')}</p>`,
          `<p><b>${random.pick(['Certificate of pension', 'Pension certificate'])}</b></p>\n`,
          '         ',
          `<p>It is certified that ${f('pensionerName', `${titleOf(person)} ${person.fullName}`)} is drawing `,
          `pension from this office vide PPO No. ${f('ppoNumber', v.ppoNumber!)}. `,
          `The ${random.pick(['monthly pension', 'net monthly pension', 'pension per month'])} is ${money}.</p>`,
          '\n',
          `         <p>The certificate is issued at the pensioner's request.</p>${scrawl(random)}`,
          '<p>Accounts Officer</p>',
        ),
        'pe',
      )
    );
  },
};

export const pensionStatement: DocumentSpecimenKind<PensionFacts> = {
  category: 'Proof of Employment',
  kind: 'Pension statement',
  facts: factsOf,
  layouts: [slip, letter],
};

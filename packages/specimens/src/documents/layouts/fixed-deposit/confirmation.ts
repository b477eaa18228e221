import { html } from '../../../html.ts';
import type { FixedDepositFacts } from '../../kinds/proof-of-funds/fixed-deposit-receipt.ts';
import { scrawl, sheet, style } from '../../printing/markup.ts';
import type { DocumentLayout } from '../../document-specimen-kind.types.ts';
import { titleOf } from '../../facts/person.ts';

// A branch's letter that a deposit is held: all of it in sentences.
export const confirmation: DocumentLayout<FixedDepositFacts> = {
  name: 'confirmation',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person } = facts;
    const day = random.pick(['dd.mm.yyyy', 'd Month yyyy', 'dd/mm/yyyy'] as const);
    const money = random.pick(['slash', 'inr', 'rupee'] as const);
    const name = f('accountHolderName', `${titleOf(person)}. ${person.fullName}`);
    const [number, sum, end] = [
      f('depositNumber', v.depositNumber!),
      f('amount', amount(facts.amount, money)),
      f('maturityDate', date(v.maturityDate!, day)),
    ];
    const sentence = random.pick([
      html(
        `This is to certify that ${name} holds a fixed deposit bearing number ${number} for ${sum} with our `,
        `branch since ${date(facts.opened, day)}. `,
        `The deposit matures on ${end}.`,
      ),
      html(
        `We confirm that a term deposit of ${sum} stands in the name of ${name} under FD account `,
        `no. ${number}, `,
        `opened on ${date(facts.opened, day)} and maturing on ${end}.`,
      ),
    ]);
    return (
      style(`.fl { font: 11pt/1.6 'Noto Serif', serif; padding: 20mm 22mm }`) +
      sheet(
        html(
          `<div style="text-align:right"><b style="font-size:15pt">${f('bankName', v.bankName!)}</b>`,
          `<br>${facts.branch} Branch</div>`,
          `<p>${date(facts.opened, day)}</p>`,
          '<p>',
          '<b>',
          random.pick(['TO WHOM IT MAY CONCERN', 'FIXED DEPOSIT CONFIRMATION', 'Certificate of deposit held']),
          '</b>',
          '</p>\n',
          '         ',
          `<p>${sentence} Interest is payable at ${facts.rate}% per annum and the maturity value will `,
          `be ${amount(facts.maturityAmount, money)}.</p>`,
          '<p>The certificate is issued at the request of the customer without any responsibility on the part ',
          'of the bank.</p>',
          scrawl(random),
          '<p>Branch Manager</p>',
        ),
        'fl',
      )
    );
  },
};

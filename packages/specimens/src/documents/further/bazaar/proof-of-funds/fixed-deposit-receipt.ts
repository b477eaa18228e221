import { html } from '../../../../html.ts';
import type { FixedDepositFacts } from '../../../kinds/proof-of-funds/fixed-deposit-receipt.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scrawl } from '../../../printing/markup.ts';
import { titleOf } from '../../../facts/person.ts';
import { blank, faces } from '../bazaar-parts.ts';

// A printed receipt form with blanks filled in; Gujarati under the English.
export const fixedDepositReceiptLayout: LayoutDesign<FixedDepositFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person } = facts;
    const { pick } = random;
    const variant = pick(['dd/mm/yyyy', 'dd-mm-yyyy', 'dth Month yyyy'] as const);
    const sum = (value: number) => amount(value, 'slash');
    const stated = pick([
      ['Receipt No.', 'the sum of', 'falling due on'],
      ['F.D.R. No.', 'an amount of', 'repayable on'],
      ['Deposit A/c No.', 'a principal sum of', 'payable on maturity on'],
    ] as const);
    return html(
      `<style>.page{font:11pt/2.1 ${faces};padding:22mm 18mm}`,
      '.r{border:.9mm solid #5a3e00;padding:7mm 9mm;background:#fffdf3}',
      'small{color:#5a3e00;line-height:1.2}</style>\n',
      '<section class="page"><div class="r">',
      '<div style="text-align:center;line-height:1.4">',
      `<b style="font-size:18pt;color:#5a3e00">${f('bankName', v.bankName!)}</b>`,
      `<br>${esc(facts.branch)} Branch<br>`,
      '<b>',
      pick(['FIXED DEPOSIT RECEIPT', 'RECEIPT FOR TERM DEPOSIT', 'CASH CERTIFICATE / FIXED DEPOSIT']),
      '</b>',
      ' &nbsp;<small>બાંધી મુદતની થાપણ રસીદ</small></div>',
      '<div style="display:flex;justify-content:space-between">',
      `<span>${stated[0]} ${blank(f('depositNumber', v.depositNumber!))}</span>`,
      `<span>Dt. ${blank(date(facts.opened, variant))}</span></div>\n`,
      '<div>Received from <small>નામ</small>',
      ` ${blank(`${titleOf(person)}. ${f('accountHolderName', person.fullName.toUpperCase())}`)} `,
      `(Cust. ${facts.customerId}) ${stated[1]} `,
      `${blank(`${f('currency', 'INR')} ${f('amount', sum(facts.amount))}`)} `,
      '<small>રકમ</small>',
      ` as a deposit for ${blank(`${facts.months} months`)} at ${blank(`${facts.rate} %`)} per `,
      `annum, ${stated[2]} `,
      '<small>પાકતી તારીખ</small>',
      ` ${blank(f('maturityDate', date(v.maturityDate!, variant)))} with maturity proceeds `,
      `of ${blank(sum(facts.maturityAmount))}.</div>`,
      `<div>Nominee ${blank(esc(facts.nominee))}</div>`,
      '<div style="display:flex;justify-content:space-between;line-height:1.3;margin-top:6mm"><span>',
      `${scrawl(random)}Accountant</span><span>`,
      `${scrawl(random)}Manager</span></div>`,
      '<small>Not transferable. This receipt must be discharged over a revenue stamp on maturity.</small>',
      '</div></section>',
    );
  },
};

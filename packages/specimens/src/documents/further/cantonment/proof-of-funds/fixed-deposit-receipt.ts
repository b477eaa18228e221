import { html } from '../../../../html.ts';
import type { FixedDepositFacts } from '../../../kinds/proof-of-funds/fixed-deposit-receipt.ts';
import { stamp, scrawl } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';

// A certificate in old-fashioned prose with blanks filled in typewriter letters; the summary is in one ruled strip
// below.
export const fixedDepositReceiptLayout: LayoutDesign<FixedDepositFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person } = facts;
    const pick = random.pick;
    const day = pick(['d Month yyyy', 'dd/mm/yyyy', 'dd-Mmm-yyyy'] as const);
    const blank = (shown: string) => `<span class="bl">${shown}</span>`;
    const title = pick(['Certificate of Fixed Deposit', 'Fixed Deposit Receipt', 'Term Deposit Certificate']);
    return html(
      "<style>.page{font:11.6pt/2.1 'DejaVu Serif','Noto Sans Devanagari';padding:22mm 16mm}",
      '.fr{border:.8mm solid #225;outline:.3mm solid #225;outline-offset:1mm;padding:8mm 9mm}',
      ".bl{font:700 11pt 'DejaVu Sans Mono';border-bottom:.2mm dotted #225;padding:0 2mm}",
      ".st{width:100%;font:9pt/1.4 'Noto Sans'}.st td{border:.2mm solid #225;padding:1.4mm 2mm}",
      'small{color:#557}</style>\n',
      '<section class="page"><div class="fr">',
      '<div style="text-align:center;line-height:1.4">',
      `<b style="font-size:18pt;color:#225">${f('bankName', v.bankName!)}</b><br>${esc(facts.branch)}<br>`,
      `<span style="font-size:13pt">सावधि जमा रसीद &middot; ${title}</span></div>`,
      `<div style="text-align:right">${pick(['No.', 'Receipt No.', 'FDR No.'])} `,
      `${blank(f('depositNumber', v.depositNumber!))}</div>`,
      '\n',
      '<p>Received ',
      `from ${blank(`${titleOf(person)} ${f('accountHolderName', person.fullName)}`)} `,
      `${pick(['the sum of', 'a deposit of', 'an amount of'])} ${f('currency', v.currency!)} `,
      `${blank(f('amount', amount(facts.amount, 'indian')))} `,
      `${pick(['as a fixed deposit', 'to be held on term deposit'])} `,
      `for ${blank(`${facts.months} months`)} from ${blank(date(facts.opened, day))}, `,
      `bearing interest at ${blank(`${facts.rate} %`)} per `,
      `annum, ${pick(['repayable on', 'and maturing on', 'due for payment on'])} `,
      `${blank(f('maturityDate', date(v.maturityDate!, day)))}.</p>`,
      '\n',
      '<table class="st">',
      `<tr><td><small>Amount payable at maturity</small><br>${amount(facts.maturityAmount, 'indian')}</td>`,
      `<td><small>Customer no.</small><br>${facts.customerId}</td><td><small>Nominee</small>`,
      `<br>${esc(facts.nominee)}</td><td><small>Address</small><br>${esc(facts.address.join(', '))}</td>`,
      '</tr></table>\n',
      '<div style="display:flex;justify-content:space-between;align-items:end;margin-top:6mm;',
      'line-height:1.4">',
      `${stamp(random, 'DEPOSITS<br>DEPARTMENT')}<span>${scrawl(random)}for the Bank</span></div></div>`,
      '<p style="font-size:8pt;',
      'line-height:1.4">This receipt is to be discharged on the back and given up when the deposit is ',
      'paid.</p>',
      '</section>',
    );
  },
};

import { drawing, formGrid, handSignature, paragraphs } from '../../drawing/blocks.ts';
import { formatDay, formatSum } from '../../drawing/formats.ts';
import { addYears, dayIn } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

export const fixedDepositReceipt = defineKind({
  kind: 'Fixed deposit receipt',
  facts: (random, t) => {
    const opened = dayIn(random, '2024-02-01', '2026-08-30');
    const amount = random.whole(10, 160) * 10_000;
    const years = random.pick([1, 2, 3]);
    return {
      opened,
      years,
      atMaturity: amount * 1.07 ** years,
      rate: random.pick(['6.85', '7.10', '7.25']),
      values: {
        accountHolderName: t.name,
        bankName: t.bank.name,
        depositNumber: random.digits(13),
        amount: String(amount),
        maturityDate: addYears(opened, years),
        currency: 'INR',
      },
    };
  },
  layouts: {
    'deposit-advice': ({ f, day, sum, random }, { opened, years, atMaturity, rate }, t) =>
      drawing(
        `.page{font:10pt/1.5 'Noto Sans';padding:22mm 18mm} .o{border:1.2mm solid #7c3a12;padding:6mm} h1{font:700 16pt 'DejaVu
        Serif';margin:0}`,
        `<div class="o"><h1>${f('bankName')}</h1><p>TERM DEPOSIT ADVICE &nbsp; (Not transferable)</p>` +
          formGrid(3, [
            ['Deposit A/c', f('depositNumber')],
            ['In the name of', f('accountHolderName')],
            ['Mode of operation', 'Self'],
            ['Sum deposited', `${f('currency')} ${sum('amount', 'lakh')}`],
            ['Rate % p.a.', rate],
            ['Tenure', `${years * 12} months`],
            ['Opened on', formatDay(opened, 'DD.MM.YYYY')],
            ['Matures on', day('maturityDate', 'DD.MM.YYYY')],
            ['Value at maturity', formatSum(atMaturity, 'lakh')],
          ]) +
          `<p>Nominee registered: Yes &nbsp;&nbsp; Customer: ${t.address.city}</p>${handSignature(random)}<br>Authorised Signatory</div>`,
      ),
    'confirmation-letter': ({ f, day, sum, random }, { opened, rate }, t) =>
      drawing(
        `.page{font:11.4pt/1.65 'Noto Serif';padding:28mm 26mm}`,
        `<p style="text-align:right"><b>${f('bankName')}</b><br>${t.address.city} Branch</p>` +
          paragraphs(
            'To whom it may concern',
            `We certify that ${f('accountHolderName')} holds a fixed deposit with us bearing receipt number ${f('depositNumber')}.
            A principal of Rs. ${sum('amount', 'lakh', 0)} was placed on ${formatDay(opened, 'Do MMMM YYYY')} at ${rate} per cent a year and
            falls due for repayment on ${day('maturityDate', 'Do MMMM YYYY')}. The deposit is free of any lien.`,
            'This letter is issued at the request of our customer for submission to a consulate, without any liability on the bank.',
          ) +
          `${handSignature(random)}<br>Branch Head`,
      ),
  },
});

import { drawing, formGrid, paragraphs } from '../../drawing/blocks.ts';
import { formatSum } from '../../drawing/formats.ts';
import { defineKind } from '../../held-out-kind.ts';

const offices = ['Sub-Treasury Office', 'Directorate of Treasuries and Accounts', 'Defence Pension Disbursing Unit'];

export const pensionStatement = defineKind({
  kind: 'Pension statement',
  facts: (random, t) => {
    const basic = random.whole(18, 62) * 1_000;
    const relief = Math.round(basic * 0.5);
    return {
      basic,
      relief,
      month: random.pick(['July 2026', 'August 2026', 'September 2026']),
      values: {
        pensionerName: t.name,
        ppoNumber: random.pick([random.digits(12), `${random.letters(2)}/${random.digits(6)}/${random.digits(2)}`]),
        netPay: String(basic + relief),
        issuingAuthority: `${random.pick(offices)}, ${t.address.city}`,
      },
      also: {},
    };
  },
  layouts: {
    'monthly-slip': ({ f, sum }, { basic, relief, month }) =>
      drawing(
        `.page{font:10pt/1.5 'Noto Sans';padding:20mm}`,
        `<h3>${f('issuingAuthority')}</h3><p>Monthly pension slip: ${month}</p>` +
          formGrid(2, [
            ['Pensioner', f('pensionerName')],
            ['P.P.O. No.', f('ppoNumber')],
            ['Basic pension', formatSum(basic, 'lakh')],
            ['Dearness relief', formatSum(relief, 'lakh')],
            ['Recoveries', '0.00'],
            ['Net credited', sum('netPay', 'lakh')],
          ]),
      ),
    'treasury-letter': ({ f, sum }, { month }, t) =>
      drawing(
        `.page{font:11.4pt/1.7 'DejaVu Serif';padding:26mm 24mm}`,
        `<p><b>${f('issuingAuthority')}</b></p>` +
          paragraphs(
            'To whom it may concern',
            `It is stated that ${f('pensionerName')}, resident of ${t.address.city}, draws a retirement pension under Pension Payment Order
            ${f('ppoNumber')}. For ${month} a net amount of Rs. ${sum('netPay', 'lakh', 0)} was remitted to the pensioner's savings
            account.`,
            'Treasury Officer',
          ),
      ),
  },
});

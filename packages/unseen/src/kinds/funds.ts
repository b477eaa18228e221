import type { Kind } from '../facts/facts.types.ts';
import { foreignUniversities } from '../facts/issuers.ts';
import { dayAfter, inWords } from '../facts/printed.ts';
import { account } from './bank-statement.ts';
import { closing, wordsFor } from './closing.ts';

export const fixedDeposit: Kind = {
  category: 'Proof of Funds',
  kind: 'Fixed deposit receipt',
  factsOf(traveller, chance) {
    const { bank } = account(traveller);
    const opened = dayAfter(traveller.trip.from, -chance.whole(200, 700));
    const amount = chance.whole(2, 30) * 50_000;
    return {
      facts: {
        accountHolderName: traveller.name.full,
        bankName: bank.name,
        depositNumber: `${chance.figures(4)}${chance.figures(7)}`,
        amount: String(amount),
        maturityDate: dayAfter(opened, chance.among([731, 1096, 1461])),
        currency: 'INR',
        _opened: opened,
        _words: inWords(amount),
        _branch: traveller.home.city,
        _maturity: String(Math.round(amount * 1.212)),
      },
    };
  },
  layouts: [
    {
      name: 'receipt-prose',
      style: { font: 'times', size: 11, format: 'half', dates: 'long', ink: '3c3c7a' },
      draw(s) {
        s.box(20, 20, 555, 400, '3c3c7a', 2)
          .head('{bankName}', { size: 18, isBold: true, align: 'center' })
          .head('{_branch} Branch', { align: 'center', after: 10 });
        s.title('TERM DEPOSIT RECEIPT').p('Receipt No. {depositNumber}', { align: 'right', as: 'header' });
        s.p(
          'Received from {accountHolderName|upper} the sum of {amount|rupees} (Rupees {_words} only) as a term ' +
            'deposit on {_opened|long}, repayable with interest at 6.80 % per annum on {maturityDate|long} against ' +
            'surrender of this receipt duly discharged.',
          { leading: 18 },
        );
        closing(s, ['Authorised Signatory'], { seal: 'TERM DEPOSITS * BRANCH *', isRight: true });
      },
    },
    {
      name: 'advice-cells',
      style: { font: 'arial', size: 10, dates: 'mon', ink: '14505c' },
      draw(s) {
        s.band('{bankName}', '14505c').title('Deposit Confirmation Advice', { align: 'left' });
        s.cells(
          [
            [
              ['Depositor(s)', '{accountHolderName}', 2],
              ['Deposit A/c No.', '{depositNumber}', 1],
            ],
            [
              ['Date of Deposit', '{_opened}'],
              ['Principal', '{currency} {amount|indian}'],
              ['Rate p.a.', '6.80 %'],
            ],
            [
              ['Maturity Date', '{maturityDate}'],
              ['Maturity Value', '{currency} {_maturity|indian}'],
              ['Nomination', 'Registered'],
            ],
          ],
          { shade: 'e1eef0' },
        );
        s.p('Premature withdrawal attracts a penalty of one per cent. Tax is deducted at source as applicable.', {
          size: 8,
        });
      },
    },
    {
      name: 'table-of-deposit',
      style: { font: 'dejavuSerif', size: 10, dates: 'slash', ink: '5d3a00' },
      draw(s) {
        s.title('{bankName}', { size: 16 }).p('Fixed Deposit Account Details', {
          align: 'center',
          as: 'header',
          after: 16,
        });
        s.kv(
          [
            ['Name of customer', '{accountHolderName}'],
            ['Home branch', '{_branch}'],
            ['Currency', '{currency}'],
          ],
          { labelW: 150 },
        );
        s.table(
          ['FD Account', 'Opened on', 'Deposit amount', 'Due on', 'Amount at maturity'],
          [['{depositNumber}', '{_opened}', '{amount|indian}', '{maturityDate}', '{_maturity|indian}']],
          { fill: 'f1e7d6' },
        );
        closing(s, ['Branch Manager'], { seal: 'BRANCH MANAGER * BANK *' });
      },
    },
  ],
};

export const educationLoan: Kind = {
  category: 'Proof of Funds',
  kind: 'Education loan sanction letter',
  factsOf(traveller, chance) {
    const { bank } = account(traveller);
    const amount = chance.whole(20, 60) * 50_000;
    return {
      facts: {
        borrowerName: traveller.name.full,
        bankName: bank.name,
        sanctionAmount: String(amount),
        sanctionDate: dayAfter(traveller.trip.from, -chance.whole(40, 120)),
        institutionName: chance.among(foreignUniversities).name,
        _parent: traveller.father.full,
        _reference: `EDL/${chance.figures(3)}/${chance.figures(5)}`,
        _address: traveller.home.full,
        _branch: traveller.home.city,
        _words: inWords(amount),
        ...wordsFor(traveller),
      },
    };
  },
  layouts: [
    {
      name: 'letter-with-terms',
      style: { font: 'notoSerif', size: 9.5, dates: 'long' },
      draw(s) {
        s.head('{bankName}', { size: 16, isBold: true }).head('Retail Assets Centre, {_branch}').rule();
        s.p('Ref: {_reference}\nDate: {sanctionDate}', { as: 'header' }).p('To\n{_mr} {borrowerName}\n{_address}', {
          as: 'header',
        });
        s.p('Sub: Sanction of education loan', { isBold: true }).p(
          'With reference to your application we are pleased to inform you that a term loan of ' +
            '{sanctionAmount|rupees} (Rupees {_words} only) has been sanctioned in your favour for pursuing studies ' +
            'at {institutionName} on the following terms:',
        );
        s.kv(
          [
            ['Co-borrower', '{_parent}'],
            ['Margin', '10 %'],
            ['Rate of interest', '9.65 % floating'],
            ['Moratorium', 'Course period plus 12 months'],
          ],
          { isRuled: true, sep: '' },
        );
        closing(s, ['For {bankName}', 'Chief Manager (Loans)'], { seal: 'CHIEF MANAGER * LOANS *' });
      },
    },
    {
      name: 'sanction-sheet',
      style: { font: 'arial', size: 10, dates: 'dash', ink: '234f1e' },
      draw(s) {
        s.band('{bankName}', '234f1e').title('SANCTION INTIMATION - EDUCATION LOAN', { size: 12 });
        s.cells([
          [
            ['Sanction reference', '{_reference}'],
            ['Date of sanction', '{sanctionDate}'],
          ],
          [
            ['Name of student borrower', '{borrowerName|upper}'],
            ['Name of co-applicant', '{_parent|upper}'],
          ],
          [
            ['University / Institute', '{institutionName}', 2],
            ['Loan limit (Rs.)', '{sanctionAmount|indianWhole}', 1],
          ],
          [
            ['Repayment', '120 EMIs'],
            ['Security', 'Collateral of parent'],
            ['Margin', '10 %'],
          ],
        ]);
        closing(s, ['Sanctioning Authority'], { isRight: true });
      },
    },
    {
      name: 'to-the-consulate',
      style: { font: 'times', size: 11.5, dates: 'ordinal' },
      draw(s) {
        s.title('{bankName|upper}')
          .p('{_branch}, {sanctionDate}', { align: 'right', as: 'header' })
          .p('TO WHOMSOEVER IT MAY CONCERN', { isBold: true, align: 'center', as: 'header' });
        s.p(
          'This is to certify that an education loan amounting to INR {sanctionAmount|indianWhole} stands ' +
            'sanctioned to {borrowerName}, {_child} of {_parent}, for admission to {institutionName}. The loan covers ' +
            'tuition fee, living expenses and travel. Disbursement will be made as per the demand of the university.',
          { leading: 19 },
        );
        s.p('This certificate is issued at the request of the borrower for visa purposes.', { leading: 19 });
        closing(s, ['Deputy Branch Head', '{bankName}'], { seal: 'DEPUTY BRANCH HEAD *' });
      },
    },
  ],
};

import { barCode } from '../drawing/marks.ts';
import type { Kind } from '../facts/facts.types.ts';
import { utilities } from '../facts/issuers.ts';
import { personName } from '../facts/people.ts';
import { dayAfter } from '../facts/printed.ts';
import type { Traveller } from '../facts/traveller.ts';
import { account } from './bank-statement.ts';
import { closing } from './closing.ts';

const homeFacts = ({ home }: Traveller) => ({
  address: home.full,
  city: home.city,
  state: home.state,
  postcode: home.pin,
});

export const utilityBill: Kind = {
  category: 'Proof of Address',
  kind: 'Utility bill',
  factsOf(traveller, chance) {
    const { name, type } = chance.among(utilities);
    const units = chance.whole(80, 420);
    return {
      facts: {
        accountHolderName: traveller.name.full,
        utilityType: type,
        provider: name,
        consumerNumber: chance.figures(12),
        billDate: dayAfter(traveller.trip.from, -chance.whole(20, 60)),
        ...homeFacts(traveller),
        _units: String(units),
        _charge: String(units * 8),
        _fixed: '120',
        _total: String(units * 8 + 120),
        _due: dayAfter(traveller.trip.from, -10),
      },
    };
  },
  layouts: [
    {
      name: 'bill-with-cells',
      style: { font: 'arial', size: 9.5, dates: 'mon', ink: 'b85c00' },
      draw(s) {
        s.band('{provider}', 'b85c00')
          .p('{utilityType} bill', { isBold: true, as: 'header' })
          .side(
            () => s.p('{accountHolderName|upper}\n{address}', { as: 'header' }),
            () =>
              s.cells(
                [
                  [
                    ['Consumer No.', '{consumerNumber}'],
                    ['Bill date', '{billDate}'],
                  ],
                  [
                    ['Amount payable', 'Rs. {_total|indian}'],
                    ['Due date', '{_due}'],
                  ],
                ],
                { shade: 'f9ecdc' },
              ),
          );
        s.table(
          ['Description', 'Units', 'Rate', 'Amount'],
          [
            ['Usage', '{_units}', '8.00', '{_charge|indian}'],
            ['Fixed charge', '', '', '{_fixed|indian}'],
            ['Total', '', '', '{_total|indian}'],
          ],
          { shares: [3, 1, 1, 1.2], right: [1, 2, 3] },
        );
        barCode(s, s.x, s.y + 6, 200, 22, s.value('consumerNumber'));
      },
    },
    {
      name: 'printed-form-bill',
      style: { font: 'courier', size: 9.5, dates: 'dash', format: 'half' },
      draw(s) {
        s.p('{provider|upper}', { isBold: true, as: 'header' }).kv(
          [
            ['SERVICE', '{utilityType|upper}'],
            ['CONSUMER NO', '{consumerNumber}'],
            ['NAME', '{accountHolderName|upper}'],
            ['ADDRESS', '{address|upper}'],
            ['BILL DT', '{billDate}'],
            ['NET AMT', '{_total|plain}'],
          ],
          { labelW: 90 },
        );
      },
    },
    {
      name: 'statement-letter-bill',
      style: { font: 'notoSans', size: 9.5, dates: 'long', ink: '01579b' },
      draw(s) {
        s.side(
          () => s.head('{provider}', { size: 15, isBold: true }),
          () => s.p('{billDate}', { align: 'right', as: 'header' }),
        ).rule();
        s.p('{accountHolderName}\n{address}', { as: 'header' })
          .p('Your {utilityType|lower} account {consumerNumber}', { isBold: true })
          .p(
            'Thank you for being our customer. The amount for this month is Rs. {_total|indian}, payable by {_due|long}.',
          );
      },
    },
  ],
};

export const rentAgreement: Kind = {
  category: 'Proof of Address',
  kind: 'Rent agreement',
  factsOf(traveller, chance) {
    const from = dayAfter(traveller.trip.from, -chance.whole(90, 250));
    return {
      facts: {
        tenantName: traveller.name.full,
        landlordName: personName(chance).full,
        agreementFrom: from,
        agreementTo: dayAfter(from, 333),
        monthlyRent: String(chance.whole(9, 48) * 1000),
        ...homeFacts(traveller),
        _made: dayAfter(from, -3),
        _deposit: '100000',
      },
    };
  },
  layouts: [
    {
      name: 'deed-prose',
      style: { font: 'times', size: 12, dates: 'ordinal' },
      draw(s) {
        s.title('LEAVE AND LICENCE AGREEMENT').p(
          'This agreement is made on {_made|ordinal} between {landlordName}, hereinafter called the Licensor, of ' +
            'the one part, and {tenantName}, hereinafter called the Licensee, of the other part.',
          { leading: 21 },
        );
        s.p(
          'WHEREAS the Licensor is the owner of the premises at {address}; NOW IT IS AGREED that the Licensor ' +
            'grants the use of the said premises for a period of eleven months beginning on {agreementFrom} and ' +
            'ending on {agreementTo} on payment of {monthlyRent|rupees} per month and a refundable deposit of ' +
            '{_deposit|rupees}.',
          { leading: 21 },
        );
        closing(s, ['LICENSOR                       LICENSEE'], { seal: 'NOTARY * REGD *', isRight: true });
      },
    },
    {
      name: 'registered-summary-cells',
      style: { font: 'arial', size: 10, dates: 'slash', ink: '4e342e' },
      draw(s) {
        s.title('SUMMARY OF REGISTERED TENANCY').cells(
          [
            [
              ['Landlord', '{landlordName}'],
              ['Tenant', '{tenantName}'],
            ],
            [['Property', '{address}']],
            [
              ['Start', '{agreementFrom}'],
              ['End', '{agreementTo}'],
              ['Rent per month (Rs.)', '{monthlyRent|indianWhole}'],
            ],
          ],
          { shade: 'efe6e1' },
        );
      },
    },
    {
      name: 'clauses',
      style: { font: 'dejavuSerif', size: 10, dates: 'long' },
      draw(s) {
        s.title('RENTAL AGREEMENT', { align: 'left' })
          .kv(
            [
              ['Owner', '{landlordName}'],
              ['Tenant', '{tenantName}'],
            ],
            { labelW: 70 },
          )
          .p('1. Premises: {address}.')
          .p('2. Term: from {agreementFrom} to {agreementTo}.')
          .p('3. Rent: INR {monthlyRent|indianWhole} payable on or before the fifth of each month.')
          .p('4. Two months notice on either side.');
        closing(s, ['Owner and tenant']);
      },
    },
  ],
};

export const passbook: Kind = {
  category: 'Proof of Address',
  kind: 'Bank passbook / statement address page',
  factsOf(traveller) {
    const { bank, number, ifsc } = account(traveller);
    return {
      facts: {
        accountHolderName: traveller.name.full,
        bankName: bank.name,
        ...homeFacts(traveller),
        _number: number,
        _ifsc: ifsc,
        _branch: traveller.home.city,
        _opened: traveller.joined,
      },
    };
  },
  layouts: [
    {
      name: 'passbook-first-page',
      style: { font: 'courier', size: 10, dates: 'dash', format: 'half' },
      draw(s) {
        s.p('{bankName|upper}', { isBold: true, as: 'header' })
          .p('SAVINGS BANK PASS BOOK', { as: 'header' })
          .rule()
          .kv(
            [
              ['A/C NO', '{_number}'],
              ['NAME', '{accountHolderName|upper}'],
              ['ADDRESS', '{address|upper}'],
              ['BRANCH', '{_branch|upper}'],
              ['IFSC', '{_ifsc}'],
              ['OPENED', '{_opened}'],
            ],
            { labelW: 80 },
          );
      },
    },
    {
      name: 'passbook-cells',
      style: { font: 'arial', size: 10, format: 'half', ink: '0b5345' },
      draw(s) {
        s.band('{bankName}', '0b5345').cells([
          [
            ['Account number', '{_number}'],
            ['IFSC', '{_ifsc}'],
            ['Branch', '{_branch}'],
          ],
          [['Name of account holder', '{accountHolderName}']],
          [['Communication address', '{address}']],
        ]);
      },
    },
    {
      name: 'address-confirmation-letter',
      style: { font: 'notoSerif', size: 10.5, dates: 'long' },
      draw(s) {
        s.head('{bankName}', { size: 16, isBold: true })
          .rule()
          .title('Address confirmation')
          .p(
            'We confirm that {accountHolderName} holds a savings account with our {_branch} branch and that the ' +
              'address in our records is {address}.',
            { leading: 19 },
          );
        closing(s, ['Branch Head'], { seal: 'BRANCH HEAD *' });
      },
    },
  ],
};

import type { Kind } from '../facts/facts.types.ts';
import { signatoryPosts } from '../facts/issuers.ts';
import { personName } from '../facts/people.ts';
import { dayAfter, monthOf } from '../facts/printed.ts';
import { closing, wordsFor } from './closing.ts';

export const employmentLetter: Kind = {
  category: 'Proof of Employment',
  kind: 'Employment / NOC / leave letter',
  factsOf(traveller, chance) {
    const { employer, trip } = traveller;
    return {
      facts: {
        employeeName: traveller.name.full,
        designation: traveller.designation,
        employerName: employer.name,
        employerAddress: employer.address,
        employerPhone: employer.phone,
        employerEmail: employer.email,
        dateOfJoining: traveller.joined,
        annualGrossIncome: String(traveller.monthly * 12),
        leaveFrom: dayAfter(trip.from, -1),
        leaveTo: dayAfter(trip.to, 1),
        destinationCountry: trip.hotel.country,
        signatoryName: personName(chance).full,
        signatoryDesignation: chance.among(signatoryPosts),
        letterDate: dayAfter(trip.from, -chance.whole(25, 60)),
        _staff: traveller.staffNumber,
        _passport: traveller.passport,
        ...wordsFor(traveller),
      },
    };
  },
  layouts: [
    {
      name: 'no-objection-prose',
      style: { font: 'times', size: 11.5, dates: 'ordinal', money: 'rupees' },
      draw(s) {
        s.head('{employerName}', { size: 16, isBold: true, align: 'center' })
          .head('{employerAddress}', { align: 'center', size: 9 })
          .head('Phone {employerPhone} | {employerEmail}', { align: 'center', size: 9, after: 10 })
          .rule();
        s.p('{letterDate}', { as: 'header' })
          .p('The Visa Officer\nConsulate General of {destinationCountry}', { as: 'header' })
          .p('No objection certificate', { isBold: true, align: 'center' });
        s.p(
          'This is to state that {_mr} {employeeName} has been on our rolls since {dateOfJoining} and currently ' +
            'works as {designation}. {_His} annual gross remuneration is {annualGrossIncome|rupees}.',
          { leading: 19 },
        );
        s.p(
          '{_He} intends to travel to {destinationCountry} on holiday and has been granted leave from {leaveFrom} ' +
            'to {leaveTo}. We have no objection to the visit; {_he} will resume duty thereafter.',
          { leading: 19 },
        );
        closing(s, ['{signatoryName}', '{signatoryDesignation}'], { seal: 'PERSONNEL * REGISTERED OFFICE *' });
      },
    },
    {
      name: 'service-certificate-table',
      style: { font: 'arial', size: 10, dates: 'mon', ink: '37474f' },
      draw(s) {
        s.band('{employerName}', '37474f')
          .p('{employerAddress}   {employerPhone}', { size: 8, as: 'header' })
          .title('EMPLOYMENT CERTIFICATE')
          .p('Date: {letterDate}', { align: 'right', as: 'key-value' });
        s.p('We certify the following particulars of our employee:');
        s.kv(
          [
            ['Name', '{employeeName}'],
            ['Staff number', '{_staff}'],
            ['Position held', '{designation}'],
            ['Joined on', '{dateOfJoining}'],
            ['CTC per annum', 'INR {annualGrossIncome|indianWhole}'],
            ['Approved leave', '{leaveFrom} to {leaveTo}'],
            ['Country of visit', '{destinationCountry}'],
          ],
          { isRuled: true, sep: '', labelW: 150 },
        );
        closing(s, ['{signatoryName}', '{signatoryDesignation}', '{employerName}'], {
          seal: 'HUMAN RESOURCES * OFFICE *',
          isRight: true,
        });
      },
    },
    {
      name: 'leave-sanction-memo',
      style: { font: 'dejavuSerif', size: 10, dates: 'dot', ink: '3e2723' },
      draw(s) {
        s.title('{employerName}', { size: 13 }).p('INTER OFFICE MEMO', { align: 'center', isBold: true, as: 'header' });
        s.kv(
          [
            ['To', '{employeeName}, {designation}'],
            ['From', '{signatoryName}, {signatoryDesignation}'],
            ['Date', '{letterDate}'],
            ['Subject', 'Sanction of privilege leave'],
          ],
          { labelW: 80 },
        ).rule();
        s.p(
          'Your application for leave has been considered. Privilege leave is sanctioned with effect from ' +
            '{leaveFrom} up to and including {leaveTo} to enable you to visit {destinationCountry}.',
          { leading: 18 },
        );
        closing(s, ['{signatoryName}']);
      },
    },
    {
      name: 'modern-letter-footer',
      style: { font: 'notoSans', size: 10, dates: 'american', ink: 'bf360c' },
      draw(s) {
        s.head('{employerName}', { size: 15, isBold: true, align: 'right', after: 24 })
          .p('{letterDate}', { as: 'header' })
          .p('To whomsoever it may concern', { isBold: true });
        s.p(
          '{employeeName} joined us on {dateOfJoining} and is a permanent member of our team in the role of ' +
            '{designation}, drawing a gross salary of INR {annualGrossIncome|indianWhole} per year.',
          { leading: 17 },
        );
        s.p(
          'This letter is issued for a visa application for {destinationCountry}. Leave between {leaveFrom} and ' +
            '{leaveTo} stands approved.',
          { leading: 17 },
        );
        closing(s, ['{signatoryName}', '{signatoryDesignation}']);
        s.y = s.bottom - 24;
        s.rule().p('{employerName} | {employerAddress} | {employerPhone} | {employerEmail}', {
          size: 7.5,
          align: 'center',
          as: 'header',
        });
      },
    },
  ],
};

export const salarySlip: Kind = {
  category: 'Proof of Employment',
  kind: 'Salary slip',
  factsOf(traveller, chance) {
    const basic = traveller.monthly / 2;
    const rent = traveller.monthly / 4;
    const fund = Math.min(1800, basic * 0.12);
    const tax = Math.round(traveller.monthly * 0.07);
    const deductions = fund + 200 + tax;
    const month = dayAfter(traveller.trip.from, -30 * chance.whole(2, 4));
    return {
      facts: {
        employeeName: traveller.name.full,
        employeeId: traveller.staffNumber,
        designation: traveller.designation,
        employerName: traveller.employer.name,
        payPeriod: monthOf(month),
        grossPay: String(traveller.monthly),
        deductions: String(deductions),
        netPay: String(traveller.monthly - deductions),
        dateOfJoining: traveller.joined,
        panNumber: traveller.pan,
        uan: `10${chance.figures(10)}`,
        _basic: String(basic),
        _rent: String(rent),
        _special: String(traveller.monthly - basic - rent),
        _fund: String(fund),
        _levy: '200',
        _tax: String(tax),
        _office: traveller.employer.address,
        _days: '30',
        _bank: chance.figures(11),
      },
      also: { payPeriod: [month.slice(0, 7)] },
    };
  },
  layouts: [
    {
      name: 'earnings-beside-deductions',
      style: { font: 'arial', size: 9.5, dates: 'mon', ink: '222222' },
      draw(s) {
        s.title('{employerName}', { size: 13, after: 2 })
          .p('{_office}', { align: 'center', size: 8, as: 'header' })
          .p('Payslip for the month of {payPeriod}', { align: 'center', isBold: true, as: 'header' });
        s.table(
          ['', '', '', ''],
          [
            ['Name', '{employeeName}', 'Emp Code', '{employeeId}'],
            ['Designation', '{designation}', 'DOJ', '{dateOfJoining}'],
            ['PAN', '{panNumber}', 'UAN', '{uan}'],
            ['Days paid', '{_days}', 'Bank A/c', '{_bank}'],
          ],
          { shares: [0.9, 2, 0.8, 1.4] },
        );
        s.table(
          ['Earnings', 'Amount', 'Deductions', 'Amount'],
          [
            ['Basic', '{_basic|indian}', 'Provident fund', '{_fund|indian}'],
            ['House rent allowance', '{_rent|indian}', 'Profession tax', '{_levy|indian}'],
            ['Special allowance', '{_special|indian}', 'Income tax', '{_tax|indian}'],
            ['Gross earnings', '{grossPay|indian}', 'Total deductions', '{deductions|indian}'],
          ],
          { shares: [2, 1.2, 2, 1.2], right: [1, 3], fill: 'e8e8e8' },
        );
        s.p('Net payable: Rs. {netPay|indian}', { isBold: true, as: 'key-value' });
      },
    },
    {
      name: 'cells-with-big-net',
      style: { font: 'notoSans', size: 9, dates: 'monSpace', ink: '00695c' },
      draw(s) {
        s.band('{employerName}', '00695c').side(
          () =>
            s
              .p('{payPeriod}', { size: 14, isBold: true, as: 'header' })
              .p('{employeeName}\n{designation}', { as: 'header' }),
          () =>
            s
              .p('NET PAY', { align: 'right', size: 8, as: 'ruled cells' })
              .p('{netPay|indian}', { align: 'right', size: 18, isBold: true, as: 'ruled cells' }),
        );
        s.cells(
          [
            [
              ['EMPLOYEE ID', '{employeeId}'],
              ['JOINING DATE', '{dateOfJoining}'],
              ['PAN', '{panNumber}'],
              ['UAN', '{uan}'],
            ],
          ],
          { shade: 'ddeeec' },
        );
        s.side(
          () =>
            s.table(
              ['Earnings', ''],
              [
                ['Basic pay', '{_basic|indian}'],
                ['HRA', '{_rent|indian}'],
                ['Other allowances', '{_special|indian}'],
                ['Gross', '{grossPay|indian}'],
              ],
              { shares: [2, 1.2], right: [1], lines: 'rows' },
            ),
          () =>
            s.table(
              ['Recoveries', ''],
              [
                ['EPF', '{_fund|indian}'],
                ['PT', '{_levy|indian}'],
                ['TDS', '{_tax|indian}'],
                ['Total', '{deductions|indian}'],
              ],
              { shares: [2, 1.2], right: [1], lines: 'rows' },
            ),
        );
      },
    },
    {
      name: 'dot-matrix-slip',
      style: { font: 'courier', size: 9.5, dates: 'dash', money: 'plain', format: 'half' },
      draw(s) {
        s.p('{employerName|upper}', { isBold: true, as: 'header' })
          .p('PAY SLIP: {payPeriod|upper}', { as: 'header' })
          .rule();
        s.side(
          () =>
            s.kv(
              [
                ['NAME', '{employeeName|upper}'],
                ['ID NO', '{employeeId}'],
                ['POST', '{designation|upper}'],
              ],
              { labelW: 55 },
            ),
          () =>
            s.kv(
              [
                ['PAN', '{panNumber}'],
                ['UAN', '{uan}'],
                ['D.O.J', '{dateOfJoining}'],
              ],
              { labelW: 55 },
            ),
        );
        s.rule().table(
          ['PAY', '', 'LESS', ''],
          [
            ['BASIC', '{_basic|plain}', 'P.F.', '{_fund|plain}'],
            ['H.R.A.', '{_rent|plain}', 'P.TAX', '{_levy|plain}'],
            ['SPL.ALL.', '{_special|plain}', 'I.TAX', '{_tax|plain}'],
            ['GROSS PAY', '{grossPay|plain}', 'TOT.DED.', '{deductions|plain}'],
          ],
          { right: [1, 3], lines: 'none' },
        );
        s.rule().p('NET PAY {netPay|plain}', { isBold: true, as: 'key-value' });
      },
    },
    {
      name: 'key-value-slip',
      style: { font: 'dejavuSerif', size: 9.5, dates: 'long', ink: '4a148c' },
      draw(s) {
        s.head('{employerName}', { size: 13, isBold: true })
          .p('Salary statement, {payPeriod}', { as: 'header' })
          .rule();
        s.kv(
          [
            ['Employee', '{employeeName} ({employeeId})'],
            ['Role', '{designation}'],
            ['With us since', '{dateOfJoining}'],
            ['Permanent account number', '{panNumber}'],
          ],
          { labelW: 150, sep: '' },
        );
        s.kv(
          [
            ['Gross salary', 'Rs. {grossPay|indian}'],
            ['Less deductions', 'Rs. {deductions|indian}'],
            ['Take-home pay', 'Rs. {netPay|indian}'],
          ],
          { isRuled: true, sep: '', labelW: 200 },
        );
      },
    },
  ],
};

export const pension: Kind = {
  category: 'Proof of Employment',
  kind: 'Pension statement',
  factsOf(traveller, chance) {
    const basic = chance.whole(18, 60) * 1000;
    const relief = Math.round(basic * 0.5);
    return {
      facts: {
        pensionerName: traveller.name.full,
        ppoNumber: chance.figures(12),
        netPay: String(basic + relief - 1000),
        issuingAuthority: 'Pension Payment Cell, Harbour Trust',
        _basic: String(basic),
        _relief: String(relief),
        _commuted: '1000',
        _month: monthOf(dayAfter(traveller.trip.from, -40)),
      },
    };
  },
  layouts: [
    {
      name: 'pension-slip',
      style: { font: 'arial', size: 10, ink: '1b5e20' },
      draw(s) {
        s.title('{issuingAuthority}', { size: 12 }).p('Pension slip for {_month}', { align: 'center', as: 'header' });
        s.cells([
          [
            ['Name of Pensioner', '{pensionerName}', 2],
            ['P.P.O. No.', '{ppoNumber}', 1],
          ],
        ]);
        s.table(
          ['Component', 'Rs.'],
          [
            ['Basic pension', '{_basic|indian}'],
            ['Dearness relief', '{_relief|indian}'],
            ['Commutation recovery', '-{_commuted|indian}'],
            ['Net pension', '{netPay|indian}'],
          ],
          { shares: [3, 1], right: [1] },
        );
      },
    },
    {
      name: 'pension-letter',
      style: { font: 'times', size: 11 },
      draw(s) {
        s.head('{issuingAuthority}', { size: 13, isBold: true })
          .rule()
          .p(
            'This is to certify that {pensionerName} is drawing pension under PPO {ppoNumber}. The net pension ' +
              'credited every month is {netPay|rupees}.',
            { leading: 18 },
          );
        closing(s, ['Pension Disbursing Officer'], { seal: 'PENSION CELL * HARBOUR TRUST *' });
      },
    },
    {
      name: 'pension-key-values',
      style: { font: 'dejavuCondensed', size: 10, ink: '5d4037' },
      draw(s) {
        s.title('PENSION PAYMENT ADVICE').kv(
          [
            ['Pensioner', '{pensionerName|upper}'],
            ['PPO number', '{ppoNumber}'],
            ['Paying office', '{issuingAuthority}'],
            ['Month', '{_month}'],
            ['Basic', '{_basic|indian}'],
            ['Relief', '{_relief|indian}'],
            ['Recovery', '{_commuted|indian}'],
            ['Net monthly pension', '{netPay|indian}'],
          ],
          { labelW: 150, isDotted: true },
        );
      },
    },
  ],
};

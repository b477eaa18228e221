import { closing } from '../kinds/closing.ts';
import type { Layout } from '../facts/facts.types.ts';

// Layouts that readers may be tuned on. None of them is in the set that is measured.
export const openLayouts: Readonly<Record<string, Layout>> = {
  'Salary slip': {
    name: 'open-slip',
    style: { font: 'dejavuCondensed', size: 9.5, dates: 'dash', ink: '3d3d3d' },
    draw(s) {
      s.title('{employerName}', { size: 13 }).p('Wage slip for {payPeriod}', { align: 'center', as: 'header' });
      s.kv(
        [
          ['Employee name', '{employeeName}'],
          ['Employee number', '{employeeId}'],
          ['Designation', '{designation}'],
          ['Date of joining', '{dateOfJoining}'],
          ['PAN', '{panNumber}'],
        ],
        { labelW: 120 },
      );
      s.table(
        ['Earnings', 'Rs.', 'Deductions', 'Rs.'],
        [
          ['Basic', '{_basic|indian}', 'PF', '{_fund|indian}'],
          ['HRA', '{_rent|indian}', 'PT', '{_levy|indian}'],
          ['Special', '{_special|indian}', 'TDS', '{_tax|indian}'],
          ['Gross pay', '{grossPay|indian}', 'Total deductions', '{deductions|indian}'],
        ],
        { shares: [2, 1, 2, 1], right: [1, 3] },
      );
      s.p('Net pay: Rs. {netPay|indian}', { isBold: true, as: 'key-value' });
    },
  },
  'Employment / NOC / leave letter': {
    name: 'open-letter',
    style: { font: 'notoSerif', size: 10.5, dates: 'long' },
    draw(s) {
      s.head('{employerName}', { size: 15, isBold: true })
        .head('{employerAddress}', { after: 10 })
        .rule()
        .p('Date: {letterDate}', { as: 'key-value' })
        .p('TO WHOMSOEVER IT MAY CONCERN', { isBold: true, align: 'center' });
      s.p(
        'This is to certify that {_mr} {employeeName} is employed with us as {designation} since {dateOfJoining}. ' +
          '{_His} gross annual salary is {annualGrossIncome|rupees}. Leave has been sanctioned from {leaveFrom} to ' +
          '{leaveTo} for a visit to {destinationCountry}.',
        { leading: 18 },
      );
      closing(s, ['{signatoryName}', '{signatoryDesignation}']);
    },
  },
  'Hotel booking': {
    name: 'open-voucher',
    style: { font: 'arial', size: 10, dates: 'monSpace', ink: '204060' },
    draw(s) {
      s.title('Hotel reservation').cells([
        [
          ['Guest', '{guestName}'],
          ['Booking reference', '{bookingReference}'],
        ],
        [
          ['Hotel', '{hotelName}'],
          ['Address', '{hotelAddress}'],
        ],
        [
          ['Check-in', '{checkInDate}'],
          ['Check-out', '{checkOutDate}'],
          ['Total', 'EUR {amount|western}'],
        ],
      ]);
    },
  },
  'Travel insurance policy': {
    name: 'open-policy',
    style: { font: 'notoSans', size: 10, dates: 'slash', money: 'westernWhole' },
    draw(s) {
      s.head('{insurerName}', { size: 14, isBold: true })
        .rule()
        .title('Travel insurance certificate')
        .kv(
          [
            ['Policy number', '{policyNumber}'],
            ['Insured person', '{insuredName}'],
            ['Passport number', '{insuredPassportNumber}'],
            ['Valid from', '{startDate}'],
            ['Valid to', '{endDate}'],
            ['Medical cover', '{coverageCurrency} {coverageAmount|westernWhole}'],
          ],
          { isRuled: true, sep: '' },
        );
    },
  },
};

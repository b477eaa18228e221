import { drawing, formGrid, ruled } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { dayIn } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

export const itrAcknowledgement = defineKind({
  kind: 'ITR-V acknowledgement',
  facts: (random, t) => {
    const year = random.pick([2025, 2026]);
    const gross = random.whole(520, 3_400) * 1_000 + random.whole(0, 999);
    const total = gross - random.whole(20, 150) * 1_000;
    return {
      tax: Math.round(total * 0.12),
      values: {
        acknowledgementNumber: random.digits(15),
        assessmentYear: `${year}-${String(year + 1).slice(2)}`,
        itrForm: random.pick(['ITR-1', 'ITR-2', 'ITR-3', 'ITR-4']),
        name: t.name,
        panNumber: t.pan,
        filingDate: dayIn(random, `${year}-06-10`, `${year}-07-31`),
        grossTotalIncome: String(gross),
        totalIncome: String(total),
        taxPaid: String(Math.round(total * 0.12) + random.whole(0, 900)),
        status: 'Individual',
        address: addressText(t.address),
      },
      also: {},
    };
  },
  layouts: {
    'boxed-form': ({ f, day, sum }, { values, tax }) =>
      drawing(
        `.page{font:9.4pt/1.4 'Noto Sans'} h2{font-size:12pt;text-align:center;margin:0 0 2mm}`,
        `<h2>INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT</h2>
        <p style="text-align:center">[Where the data of the Return of Income in Form ${f('itrForm')} filed and verified]<br>
        Assessment Year <b>${f('assessmentYear')}</b></p>` +
          formGrid(2, [
            ['PAN', f('panNumber')],
            ['e-Filing Acknowledgement Number', f('acknowledgementNumber')],
            ['Name', f('name', values.name.toUpperCase())],
            ['Status', f('status')],
            ['Address', f('address')],
            ['Filed u/s', '139(1) &ndash; Return filed on or before due date'],
          ]) +
          '<br>' +
          ruled(
            ['Taxable Income and Tax Details', 'Sl.', 'Amount (Rs.)'],
            [
              ['Gross total income', '1', sum('grossTotalIncome', 'lakh', 0)],
              ['Total Income', '2', sum('totalIncome', 'lakh', 0)],
              ['Net tax payable', '3', tax.toLocaleString('en-IN')],
              ['Taxes Paid', '4', sum('taxPaid', 'lakh', 0)],
            ],
          ) +
          `<p>This return has been digitally transmitted on ${day('filingDate', 'DD-MM-YYYY')}. DO NOT SEND THIS ACKNOWLEDGEMENT TO
          CPC.</p>`,
      ),
    'portal-receipt': ({ f, day, sum }) =>
      drawing(
        `.page{font:10.4pt/1.6 'DejaVu Sans';padding:20mm} .h{background:#20407a;color:#fff;padding:4mm 6mm;margin-bottom:6mm}
        .r{display:flex;justify-content:space-between;border-bottom:.2mm dotted #888;padding:1.2mm 0}`,
        `<div class="h">e-Filing &nbsp;|&nbsp; Income Tax Department, Government of India</div>
        <p>Dear ${f('name')} (PAN ${f('panNumber')}),</p>
        <p>Your return in ${f('itrForm')} for A.Y. ${f('assessmentYear')} was received on ${day('filingDate', 'D MMM YYYY')} under
        acknowledgement no. ${f('acknowledgementNumber')}.</p>
        <div class="r"><span>Status of assessee</span><span>${f('status')}</span></div>
        <div class="r"><span>Gross total income as per return</span><span>&#8377; ${sum('grossTotalIncome', 'lakh', 0)}</span></div>
        <div class="r"><span>Total income after deductions</span><span>&#8377; ${sum('totalIncome', 'lakh', 0)}</span></div>
        <div class="r"><span>Total taxes paid (TDS, TCS, advance and self-assessment)</span><span>&#8377;
        ${sum('taxPaid', 'lakh', 0)}</span></div>
        <p>This is a computer generated receipt and needs no signature.</p>`,
      ),
  },
});

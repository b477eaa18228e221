import { drawing, handSignature, paragraphs, ruled } from '../../drawing/blocks.ts';
import { dayIn } from '../../facts/days.ts';
import { universities } from '../../facts/issuers.ts';
import { defineKind } from '../../held-out-kind.ts';

export const educationLoan = defineKind({
  kind: 'Education loan sanction letter',
  facts: (random, t) => {
    const school = random.pick(universities);
    return {
      school,
      course: random.pick(['MSc Renewable Energy Systems', 'MA Cultural Policy', 'MSc Actuarial Science']),
      values: {
        borrowerName: t.name,
        bankName: t.bank.name,
        sanctionAmount: String(random.whole(12, 60) * 100_000),
        sanctionDate: dayIn(random, '2026-03-01', '2026-09-28'),
        institutionName: school.name,
      },
    };
  },
  layouts: {
    'terms-table': ({ f, day, sum }, { course }, t) =>
      drawing(
        `.page{font:9.8pt/1.5 'Noto Sans';padding:20mm 18mm} h2{font-size:13pt}`,
        `<h2>${f('bankName')} &mdash; Retail Lending Hub</h2><p>Sub: Sanction of credit facility under the Vidya Pravas scheme</p>` +
          ruled(
            ['Term', 'Particulars'],
            [
              ['Date of sanction', day('sanctionDate', 'DD/MM/YYYY')],
              ['Student / main borrower', f('borrowerName')],
              ['Co-borrower', t.father],
              ['Limit sanctioned', `INR ${sum('sanctionAmount', 'lakh')}`],
              ['Course', course],
              ['Name of the university', f('institutionName')],
              ['Moratorium', 'Course period plus 12 months'],
              ['Repayment', '144 equated monthly instalments'],
            ],
          ) +
          '<p>Disbursement will be made directly to the university against its fee demand.</p>',
      ),
    'branch-letter': ({ f, day, sum, random }, { school, course }) =>
      drawing(
        `.page{font:11pt/1.7 'DejaVu Serif';padding:26mm 24mm}`,
        `<p><b>${f('bankName')}</b></p><p>${day('sanctionDate', 'MMMM D, YYYY')}</p>` +
          paragraphs(
            `Dear ${f('borrowerName')},`,
            `With reference to your application we take pleasure in conveying our approval of an educational term loan of
            Rs. ${sum('sanctionAmount', 'lakh', 0)}/- to meet the cost of your ${course} programme at ${f('institutionName')},
            ${school.city}.`,
            `The amount will be released semester by semester. Interest is floating and linked to the repo rate. Kindly return the duplicate
            of this letter duly signed within thirty days as a token of acceptance.`,
            'Yours faithfully,',
          ) +
          `${handSignature(random)}<br>Chief Manager`,
      ),
  },
});

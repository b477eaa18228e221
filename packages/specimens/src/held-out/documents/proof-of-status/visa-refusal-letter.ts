import { drawing, formGrid, paragraphs } from '../../drawing/blocks.ts';
import { dayIn } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

const reasons = [
  'the purpose and conditions of the intended stay were not justified',
  'you have not shown sufficient means of subsistence for the stay',
  'there are reasonable doubts about your intention to leave before the visa expires',
];

export const visaRefusal = defineKind({
  kind: 'Visa refusal letter',
  facts: (random, t) => ({
    values: {
      issuingCountry: t.abroad.code,
      refusalDate: dayIn(random, '2022-03-01', '2026-05-31'),
      referenceNumber: random.pick([`REF${random.digits(8)}`, `${t.abroad.code}-${random.digits(6)}`]),
      reason: random.pick(reasons),
    },
    also: {},
  }),
  layouts: {
    'refusal-letter': ({ f, day }, _, t) =>
      drawing(
        `.page{font:11pt/1.65 'Noto Serif';padding:24mm}`,
        `<p>${t.abroad.mission}</p><p>Case ${f('referenceNumber')}<br>${day('refusalDate', 'D MMMM YYYY')}</p>` +
          paragraphs(
            `Dear ${t.name},`,
            `Your application for a visa to enter ${f('issuingCountry', t.abroad.country)} has been examined. It has been decided to
            refuse the visa because
            ${f('reason')}.`,
            'You may appeal against this decision within one month of receiving it.',
          ),
      ),
    'standard-form': ({ f, day }, _, t) =>
      drawing(
        `.page{font:9.8pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h3>Notification and motivation of refusal of a visa</h3>` +
          formGrid(2, [
            ['Applicant', t.name],
            ['Application no.', f('referenceNumber')],
            ['Authority of', f('issuingCountry', t.abroad.country)],
            ['Date of decision', day('refusalDate', 'DD.MM.YYYY')],
          ]) +
          `<p>This decision is based on the following ground:</p><p>[x] ${f('reason')}</p>`,
      ),
  },
});

import { drawing, formGrid, handSignature, paragraphs } from '../../drawing/blocks.ts';
import { addDays, dayIn } from '../../facts/days.ts';
import { hospitals } from '../../facts/issuers.ts';
import { defineKind } from '../../held-out-kind.ts';

export const medicalCertificate = defineKind({
  kind: 'Medical or TB certificate',
  facts: (random, t) => {
    const issueDate = dayIn(random, '2026-05-10', '2026-10-25');
    return {
      values: {
        name: t.name,
        clinic: `${random.pick(hospitals)}, ${t.address.city}`,
        certificateNumber: random.pick([`TBS-${random.digits(7)}`, `M${random.digits(8)}`]),
        result: random.pick(['No signs of pulmonary tuberculosis', 'Fit for travel by air', 'Negative']),
        issueDate,
        expiryDate: addDays(issueDate, 182),
      },
      also: {},
    };
  },
  layouts: {
    'doctor-letter': ({ f, day, random }, _, t) =>
      drawing(
        `.page{font:11.2pt/1.65 'Noto Serif';padding:24mm}`,
        `<p><b style="font-size:14pt">${f('clinic')}</b></p><p>Certificate ${f('certificateNumber')},
        ${day('issueDate', 'D MMMM YYYY')}</p>` +
          paragraphs(
            `I have examined ${f('name')}, passport ${t.passport}, and reviewed a chest radiograph taken today. Outcome: ${f('result')}.`,
            `This certificate may be relied upon until ${day('expiryDate', 'D MMMM YYYY')}.`,
          ) +
          `${handSignature(random)}<br>Consultant in respiratory medicine`,
      ),
    'screening-form': ({ f, day }, _, t) =>
      drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h2>Pre-departure medical screening</h2>` +
          formGrid(2, [
            ['Person screened', f('name')],
            ['Passport', t.passport],
            ['Screening centre', f('clinic')],
            ['Certificate no.', f('certificateNumber')],
            ['Screened and issued', day('issueDate', 'DD/MM/YYYY')],
            ['Certificate expires', day('expiryDate', 'DD/MM/YYYY')],
            ['Result', f('result')],
            ['Method', 'Chest X-ray, PA view'],
          ]),
      ),
  },
});

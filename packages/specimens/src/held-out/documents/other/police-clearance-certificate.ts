import { drawing, formGrid, paragraphs, roundSeal } from '../../drawing/blocks.ts';
import { dayIn } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

export const policeClearance = defineKind({
  kind: 'Police clearance certificate',
  facts: (random, t) => ({
    values: {
      certificateNumber: random.pick([`SP/${random.digits(5)}/26`, `KP${random.digits(9)}`]),
      name: t.name,
      passportNumber: t.passport,
      issuingOffice: `${random.pick(['Office of the Superintendent of Police', 'District Special Branch'])}, ${t.address.district}`,
      issueDate: dayIn(random, '2026-02-01', '2026-10-20'),
    },
    also: {},
  }),
  layouts: {
    'police-letter': ({ f, day, random }, _, t) =>
      drawing(
        `.page{font:11.2pt/1.7 'Noto Serif';padding:24mm}`,
        `<h3 style="text-align:center">${f('issuingOffice')}</h3><p>No. ${f('certificateNumber')}<span style="float:right">Dated
        ${day('issueDate', 'DD.MM.YYYY')}</span></p>
        <h3 style="text-align:center">POLICE CLEARANCE CERTIFICATE</h3>` +
          paragraphs(
            `On the basis of records available in this district it is certified that nothing adverse has come to notice against
            ${t.sex === 'M' ? 'Shri' : 'Smt.'} ${f('name')}, ${t.sex === 'M' ? 'S/o' : 'D/o'} ${t.father}, holder of Indian Passport No.
            ${f('passportNumber')}, which would render ${t.sex === 'M' ? 'him' : 'her'} ineligible for a visa of ${t.abroad.country}.`,
          ) +
          roundSeal(random, 'POLICE'),
      ),
    'portal-print': ({ f, day }, _, t) =>
      drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:20mm}`,
        `<h2>Citizen portal: character and clearance report</h2>` +
          formGrid(2, [
            ['Certificate ID', f('certificateNumber')],
            ['Date of issue', day('issueDate', 'DD MMM YYYY')],
            ['Applicant', f('name')],
            ['Passport', f('passportNumber')],
            ['Unit', f('issuingOffice')],
            ['Finding', `No criminal record. For ${t.abroad.country}.`],
          ]),
      ),
  },
});

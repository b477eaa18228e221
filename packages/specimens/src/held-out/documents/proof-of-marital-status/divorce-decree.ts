import { drawing, formGrid, paragraphs, roundSeal } from '../../drawing/blocks.ts';
import { dayIn } from '../../facts/days.ts';
import { personName } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const divorceDecree = defineKind({
  kind: 'Divorce decree',
  facts: (random, t) => {
    const decreeDate = dayIn(random, '2014-02-01', '2025-09-30');
    const court = `${random.pick(['Family Court', 'Additional District Court'])}, ${t.address.city}`;
    return {
      values: {
        maritalStatus: 'divorced',
        formerSpouseName: personName(random, t.sex === 'M' ? 'F' : 'M'),
        decreeDate,
        court,
        caseNumber: random.pick([
          `${random.whole(20, 900)}/${decreeDate.slice(0, 4)}`,
          `FCOP ${random.whole(100, 990)}/${decreeDate.slice(0, 4)}`,
        ]),
      },
      also: { court: [`The ${court}`, `In the ${court}`, court.replace(',', ' at')] },
    };
  },
  layouts: {
    'court-decree': ({ f, day, around, random }, _, t) =>
      drawing(
        `.page{font:11pt/1.7 'Noto Serif';padding:24mm}`,
        `<p style="text-align:center">BEFORE THE ${f('court')}<br>Petition No. ${f('caseNumber')}</p><p>${t.name} &hellip;
        Petitioner<br>versus<br>
        ${f('formerSpouseName')} &hellip; Respondent</p><h3 style="text-align:center">DECREE</h3>` +
          paragraphs(
            `The petition is allowed. The marriage between the parties is hereby dissolved, and they are
            ${around('maritalStatus', 'divorced')} with effect from
            the date of this decree.`,
            `Pronounced in open court on the ${day('decreeDate', 'Do MMMM YYYY')}.`,
          ) +
          roundSeal(random, 'SEAL OF THE COURT'),
      ),
    'registry-note': ({ f, day }, _, t) =>
      drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h3>Certificate that a marriage was dissolved</h3>` +
          formGrid(2, [
            ['Issued to', t.name],
            ['Divorced from', f('formerSpouseName')],
            ['Court', f('court')],
            ['Case', f('caseNumber')],
            ['Decree passed', day('decreeDate', 'DD.MM.YYYY')],
            ['Appeal', 'None filed in time'],
          ]),
      ),
  },
});

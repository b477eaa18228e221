import { drawing, formGrid, handSignature, paragraphs } from '../../drawing/blocks.ts';
import { addDays, dayIn } from '../../facts/days.ts';
import { inviters } from '../../facts/issuers.ts';
import { hostNames } from '../../facts/names.ts';
import { defineKind } from '../../held-out-kind.ts';

export const invitationLetter = defineKind({
  kind: 'Invitation letter',
  facts: (random, t) => {
    const host = random.pick(hostNames);
    const hostPays = random.chance(0.5);
    return {
      values: {
        inviterName: host,
        inviterOrganisation: random.pick(inviters),
        inviterAddress: `${t.abroad.street}, ${t.abroad.line}, ${t.abroad.country}`,
        inviterPhone: `${t.abroad.phone}${random.digits(7)}`,
        inviterEmail: `${host
          .toLowerCase()
          .normalize('NFD')
          .replaceAll(/[^a-z]+/g, '.')}@example.eu`,
        inviterRelationship: random.pick(['friend', 'cousin', 'brother-in-law', 'aunt']),
        inviterStatus: random.pick(['citizen', 'permanent resident']),
        inviterDateOfBirth: dayIn(random, '1958-01-01', '1994-12-31'),
        inviterOccupation: random.pick(['Physiotherapist', 'Landscape architect', 'Baker', 'School teacher']),
        purpose: random.pick(['a family celebration', 'holidays', 'supplier meetings', 'a machine acceptance test']),
        visitFrom: t.from,
        visitTo: t.to,
        expensesBorneBy: hostPays ? host : t.name,
        letterDate: addDays(t.from, -random.whole(22, 70)),
      },
      hostPays,
      also: {
        expensesBorneBy: hostPays
          ? ['me', 'myself', 'the inviter', 'us', 'our company']
          : ['the guest', 'the visitor', 'the applicant'],
        inviterAddress: [`${t.abroad.street}, ${t.abroad.line}`],
      },
    };
  },
  layouts: {
    'private-host': ({ f, day, random }, { hostPays }, t) =>
      drawing(
        `.page{font:11.4pt/1.6 'DejaVu Serif';padding:24mm 24mm}`,
        `<p>${f('inviterName')}<br>${f('inviterAddress')}<br>${f('inviterPhone')}<br>${f('inviterEmail')}</p>
        <p style="text-align:right">${t.abroad.city}, ${day('letterDate', 'D MMMM YYYY')}</p>` +
          paragraphs(
            `To the ${t.abroad.mission}`,
            `I was born on ${day('inviterDateOfBirth', 'D MMMM YYYY')}, I am a ${f('inviterStatus')} of ${t.abroad.country} and earn my
            living as
            a ${f('inviterOccupation')}. I ask you to grant a visa to ${t.name} (Indian passport ${t.passport}), who is my
            ${f('inviterRelationship')} and whom I have invited for ${f('purpose')}.`,
            `${t.sex === 'M' ? 'He' : 'She'} will live in my home between ${day('visitFrom', 'D MMMM YYYY')} and
            ${day('visitTo', 'D MMMM YYYY')}.
            ${
              hostPays
                ? `Food, lodging and any other cost are paid by ${f('expensesBorneBy', 'me')}.`
                : `All costs are paid by
            ${f('expensesBorneBy')}.`
            }`,
            'Yours sincerely,',
          ) +
          handSignature(random),
      ),
    'company-sheet': ({ f, day, random }, _, t) =>
      drawing(
        `.page{font:9.8pt/1.5 'Noto Sans';padding:18mm} h1{font-size:17pt;color:#0e7490;margin:0 0 1mm}`,
        `<h1>${f('inviterOrganisation')}</h1><p>${f('inviterAddress')}</p><h3>Letter of invitation</h3><p>Date:
        ${day('letterDate', 'DD-MM-YYYY')}</p>` +
          formGrid(2, [
            ['Visitor', `${t.name}<br>${t.post}, ${t.employer.name}`],
            ['Passport', t.passport],
            ['Reason for visit', f('purpose')],
            ['Costs borne by', f('expensesBorneBy')],
            ['First day', day('visitFrom', 'DD-MM-YYYY')],
            ['Last day', day('visitTo', 'DD-MM-YYYY')],
            ['Contact person', f('inviterName')],
            ['Telephone', f('inviterPhone')],
            ['E-mail', f('inviterEmail')],
            ['Place of visit', t.abroad.city],
          ]) +
          `<br>${handSignature(random)}`,
      ),
  },
});

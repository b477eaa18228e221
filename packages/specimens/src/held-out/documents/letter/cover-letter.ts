import { drawing, handSignature, lines, paragraphs } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { addDays } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

export const coverLetter = defineKind({
  kind: 'Cover letter',
  facts: (random, t) => {
    const payer = random.pick(['self', 'spouse', 'employer'] as const);
    const expensesBorneBy = { self: 'myself', spouse: t.spouse, employer: t.employer.name }[payer];
    return {
      values: {
        addressedTo: t.abroad.mission,
        purpose: random.pick(['sightseeing', 'a trade fair', 'visiting friends', 'a walking holiday']),
        travelFrom: t.from,
        travelTo: t.to,
        expensesBorneBy,
        letterDate: addDays(t.from, -random.whole(18, 50)),
        signed: 'true',
      },
      also: { expensesBorneBy: payer === 'self' ? ['self', 'me', 'the applicant', t.name] : [] },
    };
  },
  layouts: {
    'plain-letter': ({ f, day, around, random }, { values }, t) =>
      drawing(
        `.page{font:11.2pt/1.6 'Noto Serif';padding:24mm 25mm}`,
        `<p style="text-align:right">${t.name}<br>${addressText(t.address)}<br>${day('letterDate', 'Do MMMM, YYYY')}</p>
        <p>To<br>The Visa Section<br>${f('addressedTo')}</p><p><b>Request for a short-stay visa</b></p>` +
          paragraphs(
            'Respected Sir or Madam,',
            `I hold Indian passport ${t.passport} and am employed with ${t.employer.name} as ${t.post}. I request a visa for
            ${t.abroad.country} for ${f('purpose')}. My journey starts on ${day('travelFrom', 'Do MMMM YYYY')} and I will be back home by
            ${day('travelTo', 'Do MMMM YYYY')}.`,
            `The cost of the journey, including stay and insurance, is met by ${f('expensesBorneBy')}. My bank statements for the last
            months are enclosed. My family and my work are in ${t.address.city}, and I shall return well within the validity of the visa.`,
            'Thanking you,',
          ) +
          `${around('signed', `Signed: ${values.signed === 'true' ? t.name : ''}`)}<br>${handSignature(random)}`,
      ),
    'facts-first': ({ f, day, random }, _, t) =>
      drawing(
        `.page{font:10.4pt/1.55 'DejaVu Sans';padding:20mm 22mm}`,
        `<p>${f('addressedTo')}</p><p>${t.address.city}, ${day('letterDate', 'DD/MM/YYYY')}</p><h3>Explanatory note to my visa
        application</h3>` +
          lines(
            [
              ['Applicant', `${t.name}, passport ${t.passport}`],
              ['Purpose of journey', f('purpose')],
              ['Date of arrival', day('travelFrom', 'DD/MM/YYYY')],
              ['Date of departure', day('travelTo', 'DD/MM/YYYY')],
              ['Costs covered by', f('expensesBorneBy')],
            ],
            '44mm',
          ) +
          paragraphs(
            '',
            `I will stay in ${t.abroad.city} throughout. Tickets and rooms are reserved and can be cancelled. I have travelled abroad
            before and
            have always respected the conditions of my visas.`,
            'With kind regards',
          ) +
          handSignature(random),
      ),
  },
});

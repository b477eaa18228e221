import { drawing, ruled } from '../../drawing/blocks.ts';
import { formatDay } from '../../drawing/formats.ts';
import { addDays } from '../../facts/days.ts';
import { hotels, travelAgents } from '../../facts/issuers.ts';
import { defineKind } from '../../held-out-kind.ts';

const plans = [
  'Old town on foot',
  'Museum of design',
  'Boat trip on the canal',
  'Free day',
  'Excursion to the castle',
  'Market and cathedral',
];

export const dayWiseItinerary = defineKind({
  kind: 'Day-wise itinerary',
  facts: (random, t) => {
    const hotel = random.pick(hotels);
    const count = Math.min(10, Math.round((Date.parse(t.to) - Date.parse(t.from)) / 86_400_000) + 1);
    const last = addDays(t.from, count - 1);
    return {
      agent: random.pick(travelAgents),
      days: Array.from({ length: count }, (_, at) => ({
        date: addDays(t.from, at),
        plan: at === 0 ? `Arrival in ${t.abroad.city}` : at === count - 1 ? 'Flight back to India' : random.pick(plans),
        stay: at === count - 1 ? '' : hotel,
      })),
      values: { travelFrom: t.from, travelTo: last },
    };
  },
  layouts: {
    'agent-plan': ({ day }, { agent, days }, t) =>
      drawing(
        `.page{font:9.6pt/1.4 'Noto Sans'} h1{font-size:15pt;color:#be123c;margin:0}`,
        `<h1>${agent}</h1><p>Tour plan prepared for ${t.name} &nbsp; | &nbsp; ${t.abroad.country}</p>
        <p>Travel window: ${day('travelFrom', 'DD MMM YYYY')} &ndash; ${day('travelTo', 'DD MMM YYYY')}</p>` +
          ruled(
            ['#', 'Date', 'Programme', 'Overnight at'],
            days.map(({ date, plan, stay }, at) => [
              String(at + 1),
              formatDay(date, 'ddd DD MMM'),
              plan,
              stay || '&ndash;',
            ]),
          ),
      ),
    'diary-prose': ({ day }, { days }, t) =>
      drawing(
        `.page{font:10.6pt/1.5 'DejaVu Serif';padding:20mm} h2{font-size:14pt} p{margin:0 0 2mm} .c{columns:2;column-gap:9mm}`,
        `<h2>My trip to ${t.abroad.country}, day by day</h2>
        <p>I leave India on ${day('travelFrom', 'D MMMM YYYY')} and am back on ${day('travelTo', 'D MMMM YYYY')}.</p><div class="c">${days
          .map(
            ({ date, plan, stay }, at) =>
              `<p><b>Day ${at + 1}, ${formatDay(date, 'D MMMM')}.</b> ${plan}.${stay ? ` Night in ${t.abroad.city}, ${stay}.` : ''}</p>`,
          )
          .join('')}</div>`,
      ),
  },
});

import { drawing, formGrid, silhouette } from '../../drawing/blocks.ts';
import { addDays, dayIn } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

export const visa = defineKind({
  kind: 'Previous or current visa',
  facts: (random, t) => {
    const issueDate = dayIn(random, '2020-02-01', '2026-07-31');
    const validFrom = addDays(issueDate, random.whole(1, 20));
    const isMultiple = random.chance(0.6);
    return {
      isMultiple,
      days: random.pick([15, 30, 90]),
      values: {
        visaNumber: random.pick([random.digits(9), `${t.abroad.code.slice(0, 1)}${random.digits(8)}`]),
        visaType: 'C',
        issuingCountry: t.abroad.code,
        issueDate,
        validFrom,
        validUntil: addDays(validFrom, random.pick([45, 180, 364])),
        entries: isMultiple ? 'multiple' : 'single',
        fingerprintsDate: addDays(issueDate, -random.whole(3, 20)),
      },
      also: {
        visaType: ['Type C', 'Short stay (C)'],
        entries: isMultiple ? ['MULT', 'Multiple'] : ['01', 'One', 'Single'],
      },
    };
  },
  layouts: {
    label: ({ f, day }, { isMultiple, days }, t) =>
      drawing(
        `.page{padding:40mm 24mm;font:10.4pt/1.35 'Noto Sans'} .v{border:.4mm solid #3b7a57;background:#f0f8f1;width:160mm;padding:5mm}
        small{display:block;font-size:6.8pt;color:#355} .g{display:grid;grid-template-columns:repeat(3,1fr);gap:3mm 4mm}`,
        `<div class="v"><div style="display:flex;justify-content:space-between"><b>VISA</b><b>${f('visaNumber')}</b></div><div
        style="display:flex;gap:5mm">${silhouette('30mm', '40mm')}
        <div class="g" style="flex:1"><div style="grid-column:span 3"><small>VALID
        FOR</small>${f('issuingCountry', t.abroad.country.toUpperCase())}</div>
        <div><small>FROM</small>${day('validFrom', 'DD-MM-YY')}</div><div><small>UNTIL</small>${day('validUntil', 'DD-MM-YY')}</div>
        <div></div>
        <div><small>TYPE OF VISA</small>${f('visaType')}</div><div><small>NUMBER OF
        ENTRIES</small>${f('entries', isMultiple ? 'MULT' : '01')}</div>
        <div><small>DURATION OF STAY</small>${days} DAYS</div><div><small>ISSUED IN</small>NEW
        DELHI</div><div><small>ON</small>${day('issueDate', 'DD-MM-YY')}</div>
        <div><small>NUMBER OF PASSPORT</small>${t.passport}</div><div style="grid-column:span 3"><small>SURNAME,
        NAME</small>${t.family.toUpperCase()}, ${t.given.toUpperCase()}</div></div></div></div>`,
      ),
    'grant-notice': ({ f, day }, { isMultiple, days }, t) =>
      drawing(
        `.page{font:10.2pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h3>${f('issuingCountry', t.abroad.country)}: notification of visa grant</h3><p>${t.name}, passport ${t.passport}</p>` +
          formGrid(2, [
            ['Grant number', f('visaNumber')],
            ['Class', f('visaType', 'Short stay (C)')],
            ['Granted', day('issueDate', 'D MMM YYYY')],
            ['Usable from', day('validFrom', 'D MMM YYYY')],
            ['Must not be used after', day('validUntil', 'D MMM YYYY')],
            ['Entries', f('entries', isMultiple ? 'Multiple' : 'Single')],
            ['Stay', `Up to ${days} days`],
            ['Fingerprints collected', day('fingerprintsDate', 'D MMM YYYY')],
          ]),
      ),
  },
});

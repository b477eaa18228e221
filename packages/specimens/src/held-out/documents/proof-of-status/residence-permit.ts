import { drawing, formGrid, silhouette } from '../../drawing/blocks.ts';
import { formatDay } from '../../drawing/formats.ts';
import { addDays, addYears, dayIn } from '../../facts/days.ts';
import { defineKind } from '../../held-out-kind.ts';

const types = ['Single Permit', 'EU Blue Card', 'Student', 'Family member'];

export const residencePermit = defineKind({
  kind: 'Residence permit',
  facts: (random, t) => {
    const issueDate = dayIn(random, '2022-01-10', '2026-06-30');
    return {
      values: {
        permitNumber: `${random.letters(2)}${random.digits(7)}`,
        permitType: random.pick(types),
        issuingCountry: t.abroad.code,
        name: t.name,
        issueDate,
        expiryDate: addDays(addYears(issueDate, random.pick([1, 2, 4])), -1),
        reEntryAllowed: 'true',
      },
      also: { name: [`${t.family} ${t.given}`] },
    };
  },
  layouts: {
    card: ({ f, day }, { values }, t) =>
      drawing(
        `.page{padding:28mm 26mm;font:10.2pt/1.35 'Noto Sans'} .c{width:154mm;border-radius:4mm;border:.4mm solid
        #555;background:linear-gradient(100deg,#fde7ef,#e6f2fb);padding:5mm}
        small{display:block;font-size:6.8pt;color:#333}.g{display:grid;grid-template-columns:1fr 1fr;gap:2mm 5mm}`,
        `<div class="c"><div style="display:flex;justify-content:space-between">
        <b>${f('issuingCountry', t.abroad.country.toUpperCase())}</b><b>RESIDENCE PERMIT</b>
        <b>${f('permitNumber')}</b></div><div style="display:flex;gap:5mm;margin-top:4mm">${silhouette('30mm', '38mm')}<div class="g"
        style="flex:1">
        <div style="grid-column:span 2"><small>NAME, Given names</small>${f('name', `${t.family.toUpperCase()} ${t.given}`)}</div>
        <div><small>SEX</small>${t.sex}</div><div><small>NATIONALITY</small>IND</div><div><small>DATE OF
        BIRTH</small>${formatDay(t.born, 'DD MM YYYY')}</div>
        <div><small>TYPE OF PERMIT</small>${f('permitType', values.permitType.toUpperCase())}</div><div><small>DATE OF
        ISSUE</small>${day('issueDate', 'DD MM YYYY')}</div>
        <div><small>CARD EXPIRY</small>${day('expiryDate', 'DD MM YYYY')}</div></div></div></div>`,
      ),
    'decision-letter': ({ f, day, around }, _, t) =>
      drawing(
        `.page{font:10.4pt/1.6 'Noto Serif';padding:22mm}`,
        `<p>${f('issuingCountry', t.abroad.country)} &mdash; Immigration Service</p><h3>Decision on your right of residence</h3><p>Dear
        ${f('name')},</p>` +
          formGrid(2, [
            ['Status granted', f('permitType')],
            ['Document number', f('permitNumber')],
            ['Valid from', day('issueDate', 'D MMMM YYYY')],
            ['Valid until', day('expiryDate', 'D MMMM YYYY')],
          ]) +
          `<p>${around('reEntryAllowed', 'You may leave the country and re-enter it')} as often as you like while the document is
          valid.</p>`,
      ),
  },
});

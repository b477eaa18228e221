import { drawing, roundSeal, silhouette } from '../../drawing/blocks.ts';
import { formatDay } from '../../drawing/formats.ts';
import { withZoneDigit } from '../../facts/check-digits.ts';
import { addDays, addYears, dayIn } from '../../facts/days.ts';
import type { Traveller } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

const towns = ['Guwahati', 'Kozhikode', 'Bhubaneswar', 'Jalandhar', 'Surat'];
const upper = (text: string) => text.toUpperCase();
const zoneDay = (iso: string) => withZoneDigit(iso.slice(2).replaceAll('-', ''));
const zoneName = (name: string) => upper(name).replaceAll(/[^A-Z]+/g, '<');

function zone(t: Traveller, number: string, expiry: string): string {
  const first = `P<IND${zoneName(t.family)}<<${zoneName(t.given)}`.padEnd(44, '<').slice(0, 44);
  const document = withZoneDigit(number.padEnd(9, '<'));
  const [born, until, personal] = [zoneDay(t.born), zoneDay(expiry), `${'<'.repeat(14)}0`];
  const second = `${document}IND${born}${t.sex}${until}${personal}`;
  const last = withZoneDigit(`${document}${born}${until}${personal}`).slice(-1);
  return `${first}<br>${second}${last}`.replaceAll(/<(?!br>)/g, '&lt;');
}

export const previousPassport = defineKind({
  kind: 'Previous passport',
  facts: (random) => {
    const issueDate = dayIn(random, '2007-01-10', '2015-11-30');
    return {
      birthTown: random.pick(towns),
      values: {
        passportNumber: random.letters(1, 'FGHJK') + random.digits(7),
        issueDate,
        expiryDate: addDays(addYears(issueDate, 10), -1),
        placeOfIssue: random.pick(towns),
        cancelledStamp: 'true',
      },
    };
  },
  layouts: {
    'cancelled-booklet': ({ f, day, around, random }, { birthTown, values }, t) =>
      drawing(
        `.page{font:10pt/1.3 'Noto Sans';padding:26mm 18mm} .b{border:.4mm solid #7a6a45;background:#fbf7ea;padding:7mm;position:relative}
        .g{display:grid;grid-template-columns:38mm 1fr 1fr;gap:3mm 6mm} small{display:block;font-size:6.6pt;color:#5d5236}
        .x{position:absolute;right:14mm;top:34mm;border:1mm solid #b00020;color:#b00020;font:800 21pt 'DejaVu Sans';padding:2mm 5mm;
        transform:rotate(-19deg);opacity:.75}.z{font:11.5pt/1.5 'OCR B';letter-spacing:.2mm;margin-top:8mm}`,
        `<div class="b"><div style="display:flex;justify-content:space-between"><b>भारत गणराज्य</b><b>REPUBLIC OF INDIA</b></div><br>
        <div class="g"><div style="grid-row:span 6">${silhouette('35mm', '45mm')}</div>
        <div><small>Type</small>P</div><div><small>Passport No.</small><b>${f('passportNumber')}</b></div>
        <div><small>Surname</small>${upper(t.family)}</div><div><small>Given Name(s)</small>${upper(t.given)}</div>
        <div><small>Nationality</small>INDIAN</div><div><small>Date of Birth</small>${formatDay(t.born, 'DD/MM/YYYY')}</div>
        <div><small>Sex</small>${t.sex}</div><div><small>Place of Birth</small>${upper(birthTown)}</div>
        <div><small>Place of Issue</small>${f('placeOfIssue', upper(values.placeOfIssue))}</div><div></div>
        <div><small>Date of Issue</small>${day('issueDate', 'DD/MM/YYYY')}</div>
        <div><small>Date of Expiry</small>${day('expiryDate', 'DD/MM/YYYY')}</div></div>
        <div class="z">${zone(t, values.passportNumber, values.expiryDate)}</div>
        <div class="x">${around('cancelledStamp', 'CANCELLED')}</div></div>
        <p style="margin-top:8mm">${roundSeal(random, 'PASSPORT OFFICE')}</p>`,
      ),
    'certified-copy': ({ f, day, around, random }, { birthTown }, t) =>
      drawing(
        `.page{font:10.4pt/1.6 'DejaVu Serif';padding:24mm 22mm} h2{font-size:13pt;text-align:center} td{padding:1.6mm 0;width:50%}`,
        `<h2>Copy of expired travel document</h2>
        <p>Republic of India &middot; Passport (Type P)</p>
        <table style="width:100%"><tr><td><i>Name</i><br>${t.given} ${t.family}</td><td><i>Number of
        passport</i><br>${f('passportNumber')}</td></tr>
        <tr><td><i>Born</i><br>${formatDay(t.born, 'D MMM YYYY')}, ${birthTown}</td><td><i>Issued at</i><br>${f('placeOfIssue')}</td></tr>
        <tr><td><i>Issued on</i><br>${day('issueDate', 'D MMM YYYY')}</td><td><i>Valid
        until</i><br>${day('expiryDate', 'D MMM YYYY')}</td></tr></table>
        <p>${around('cancelledStamp', 'This passport has been cancelled and returned to the holder')} upon issue of a new booklet.
        Visas in it that are still valid remain so.</p>${roundSeal(random, 'TRUE COPY<br>Passport Seva')}`,
      ),
  },
});

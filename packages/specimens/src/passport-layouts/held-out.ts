import { entry, type EntryStyle } from '../drawing/entry.ts';
import { rosette, waves } from '../drawing/guilloche.ts';
import { laminate } from '../drawing/laminate.ts';
import { mrzZone } from '../drawing/mrz-zone.ts';
import { portraitOf } from '../drawing/portrait.ts';
import { passportPageOf } from '../drawing/passport-page.ts';
import { signature } from '../drawing/signature.ts';
import { specimenMark } from '../drawing/specimen-mark.ts';
import { heldOutLayoutName } from '../layout-seed.ts';
import type { Random } from '../random.ts';
import { pageHeight, pageWidth, type Layout } from './layout.ts';
import { printedBack, printedFront } from './printed.ts';

const label = { family: 'Noto Sans Display', size: 1.65, fill: '#5b3f6b' };
const value = { family: 'DejaVu Sans Condensed', size: 2.85, bold: true, fill: '#1e1626' };
const variant: EntryStyle = { label, value, gap: 3.35 };

function background(random: Random) {
  const sheet = passportPageOf(pageWidth, pageHeight);
  const [left, right] = random.pick([
    ['#f7e3c8', '#eadcf0'],
    ['#e3edd2', '#f6ead0'],
    ['#f3d9d3', '#e2e6f3'],
    ['#d9e6f2', '#f4e9ef'],
  ] as const);
  sheet.draw(
    `<defs><linearGradient id="dusk"><stop stop-color="${left}"/><stop offset="1" stop-color="${right}"/></linearGradient></defs>` +
      `<rect width="${pageWidth}" height="${pageHeight}" fill="url(#dusk)"/>`,
  );
  sheet.draw(waves(random, pageWidth, pageHeight, { colour: '#a678b4', lines: 40, swing: 3.4, opacity: 0.3 }));
  sheet.draw(waves(random, pageWidth, pageHeight, { colour: '#d08a3c', lines: 52, swing: 0.7, opacity: 0.35 }));
  for (const radius of [10, 18, 27])
    sheet.draw(rosette(random, { colour: '#8a6fb0', at: [62, 40], radius, opacity: 0.3 }));
  return sheet;
}

// Held out: readers are judged by it and never tuned on it.
export const heldOut: Layout = {
  name: heldOutLayoutName,
  front(passport, random) {
    const sheet = background(random);
    const shown = printedFront(passport);
    const number: EntryStyle = { ...variant, value: { ...value, size: 3.5 }, gap: 4 };
    const title = { family: 'Noto Serif Display', size: 2.9, bold: true, fill: '#4a2a5e' };
    entry(sheet, number, [5, 6], 'Passport No | पासपोर्ट संख्या', shown.passportNumber);
    sheet.write(title, [40, 6.4], `${passport.country} | Passport`);
    sheet.draw(specimenMark({ at: [109, 6.2], size: 2.4, family: 'Noto Sans Display', colour: '#9b1c4a' }));
    const portrait = portraitOf(random, passport.sex === 'F');
    sheet.draw(portrait({ x: 91, y: 19, width: 29, height: 36 }));
    sheet.draw(portrait({ x: 72, y: 45, width: 10, height: 13, opacity: 0.25 }));
    sheet.draw(specimenMark({ at: [105.5, 58], size: 2.6 }));
    sheet.draw(signature(random, 94, 63.4, 22, '#2a1f38'));
    entry(sheet, variant, [40, 10.6], 'Type | प्रकार', shown.documentType);
    entry(sheet, variant, [55, 10.6], 'Code | कोड', shown.countryCode);
    entry(sheet, variant, [70, 10.6, 48], 'Nationality | राष्ट्रीयता', shown.nationality);
    entry(sheet, variant, [5, 18.6, 83], 'Surname | उपनाम', shown.surname);
    entry(sheet, variant, [5, 26.4, 83], 'Given Name(s) | दिए गए नाम', shown.givenNames);
    entry(sheet, variant, [5, 34.2, 34], 'Date of Birth | जन्म तिथि', shown.dateOfBirth);
    entry(sheet, variant, [42, 34.2, 46], 'Place of Birth | जन्म स्थान', shown.placeOfBirth);
    entry(sheet, variant, [5, 42], 'Sex | लिंग', shown.sex);
    entry(sheet, variant, [20, 42, 50], 'Place of Issue | जारी करने का स्थान', shown.placeOfIssue);
    entry(sheet, variant, [5, 49.8, 32], 'Date of Issue | जारी करने की तिथि', shown.issueDate);
    entry(sheet, variant, [40, 49.8, 31], 'Date of Expiry | समाप्ति की तिथि', shown.expiryDate);
    sheet.draw(laminate(random, pageWidth, pageHeight));
    mrzZone(sheet, passport.mrz, { fill: random.pick(['#1a1320', '#2b2430']), left: 6.9, lastBaseline: 7 });
    return sheet;
  },
  back({ back, number }, random) {
    const sheet = background(random);
    const shown = printedBack(back);
    const small: EntryStyle = { ...variant, value: { ...value, size: 2.6 } };
    sheet.write({ ...value, size: 3.2 }, [50, 8], [{ text: number, field: 'passportNumber' }]);
    sheet.draw(specimenMark({ at: [14, 46], size: 4.2, turn: -90, family: 'Noto Serif Display', colour: '#9b1c4a' }));
    entry(sheet, small, [22, 16, 98], 'Name of Father / Legal Guardian | पिता / कानूनी अभिभावक', shown.fatherName);
    entry(sheet, small, [22, 24.4, 48], 'Name of Mother | माता', shown.motherName);
    entry(sheet, small, [74, 24.4, 48], 'Name of Spouse | पति / पत्नी', shown.spouseName);
    entry(sheet, small, [22, 33.4, 98], 'Address | पता', shown.address);
    entry(sheet, small, [22, 52, 98], 'Old Passport No. with Date and Place of Issue', shown.oldPassport);
    entry(sheet, small, [74, 62], 'File No. | फाइल संख्या', shown.fileNumber);
    sheet.draw(laminate(random, pageWidth, pageHeight));
    return sheet;
  },
};

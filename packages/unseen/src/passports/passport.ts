import { chanceOf, type Chance } from '../chance.ts';
import { portrait } from '../drawing/marks.ts';
import { Sheet } from '../drawing/sheet.ts';
import type { DocumentFacts } from '../facts/facts.types.ts';
import { printDate } from '../facts/printed.ts';
import { dateAround, type Traveller } from '../facts/traveller.ts';
import type { Design } from './designs.ts';
import { zoneOf } from './zone.ts';

export type Holder = 'adult' | 'child' | 'single';

const letters = 'CFGHJKLMNPRTVWXYZ';

function numberOf(form: RegExp, chance: Chance): string {
  // The few constructs of the forms: a class or a literal, with an optional count.
  const parts = form.source.slice(1, -1).matchAll(/(\[[^\]]+\]|\\d|[A-Z0-9])(?:\{(\d+)\})?/g);
  return [...parts]
    .map(([, piece = '', count = '1']) => {
      if (piece === String.raw`\d`) return chance.figures(Number(count));
      if (!piece.startsWith('[')) return piece.repeat(Number(count));
      const alphabet =
        piece === '[A-Z]' ? 'ABCEGHJKLMNPRSTVXZ' : piece.includes('0-9') ? `123456789${letters}` : piece.slice(1, -1);
      return Array.from({ length: Number(count) }, () => chance.among([...alphabet])).join('');
    })
    .join('');
}

const monthPairs = [
  'JAN /JAN',
  'FEB /FEV',
  'MAR /MARS',
  'APR /AVR',
  'MAY /MAI',
  'JUN /JUIN',
  'JUL /JUIL',
  'AUG /AOUT',
  'SEP /SEPT',
  'OCT /OCT',
  'NOV /NOV',
  'DEC /DEC',
];
// British and Canadian passports print the month twice and, in the British ones, two digits of the year.
const printed = (iso: string, { dates, state }: Design) => {
  if (dates !== 'french') return printDate(iso, dates);
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${day} ${monthPairs[Number(month) - 1]} ${state === 'GBR' ? year.slice(2) : year}`;
};

const yearsLater = (iso: string, years: number) => {
  const date = new Date(
    Date.UTC(Number(iso.slice(0, 4)) + years, Number(iso.slice(5, 7)) - 1, Number(iso.slice(8)) - 1),
  );
  return date.toISOString().slice(0, 10);
};

export interface PassportFacts extends DocumentFacts {
  readonly design: Design;
  readonly hasBack: boolean;
}

// Of the traveller if one is given, otherwise of a person of the design's country.
export function passportFacts(design: Design, holder: Holder, seed: string, traveller?: Traveller): PassportFacts {
  const chance = chanceOf('passport', design.state, holder, seed);
  const isWoman = traveller ? traveller.sex === 'F' : chance.is(0.5);
  const first = traveller?.name.given ?? chance.among(isWoman ? design.women : design.men);
  const given = (
    holder === 'adult' && !traveller && chance.is(0.4) ? `${first} ${chance.among(design.men)}` : first
  ).toUpperCase();
  const family = (traveller?.name.surname ?? chance.among(design.families)).toUpperCase();
  const isSingle = holder === 'single';
  // India prints a single name as given name; the others print it as surname.
  const [surname, givenNames] = isSingle ? (design.state === 'IND' ? ['', given] : [given, '']) : [family, given];
  const born =
    traveller?.born ?? (holder === 'child' ? dateAround(chance, 2014, 2023) : dateAround(chance, 1950, 2004));
  const issued = holder === 'child' ? dateAround(chance, 2024, 2025) : dateAround(chance, 2018, 2025);
  const expires = yearsLater(issued, holder === 'child' ? 5 : design.adultYears);
  const number = traveller?.passport ?? numberOf(design.number, chance);
  const town = chance.among(design.towns);
  const [place = '', state] = design.state === 'IND' ? town.split(', ') : [town];
  const sex = isWoman ? 'F' : 'M';
  const zoneState = design.zoneState ?? design.state;
  const [line1, line2] = zoneOf({
    state: zoneState,
    nationality: zoneState,
    surname,
    given: givenNames,
    number,
    born,
    sex,
    expires,
  });
  return {
    design,
    hasBack: design.state === 'IND',
    facts: {
      countryCode: design.state,
      passportNumber: number,
      ...(surname !== '' && { surname }),
      ...(givenNames !== '' && { givenNames }),
      nationality: design.state,
      sex,
      dateOfBirth: born,
      placeOfBirth: place,
      ...(state && { stateOfBirth: state }),
      placeOfIssue: design.authority,
      issueDate: issued,
      expiryDate: expires,
      mrzLine1: line1,
      mrzLine2: line2,
      documentType: 'P',
      passportType: 'ordinary',
      ...(design.state === 'IND' && {
        fatherName: `${chance.among(design.men)} ${family}`.toUpperCase(),
        motherName: `${chance.among(design.women)} ${family}`.toUpperCase(),
        address:
          traveller?.home.full.toUpperCase() ??
          'NO. 14, SAROVAR RESIDENCY, TAMARIND LANE, KOLHAPUR, MAHARASHTRA 416012',
        fileNumber: `PN${chance.figures(13)}`,
        oldPassportNumber: `G${chance.figures(7)}`,
      }),
      _zone: zoneState,
      _nationality: design.nationality,
      _birthTown: town,
      _born: printed(born, design),
      _issued: printed(issued, design),
      _expires: printed(expires, design),
    },
    also: {
      passportType: ['P', 'regular', 'personal'],
      placeOfBirth: [town, town.replace(',', '')],
      placeOfIssue: [design.authority.toUpperCase()],
      countryCode: [zoneState],
    },
  };
}

export function drawPassport(
  { design, facts, hasBack, also }: PassportFacts,
  withBack: boolean,
  isCancelled = false,
): Sheet {
  const sheet = new Sheet(
    { facts, ...(also && { also }) },
    { font: 'arial', size: 9, format: 'passport', margin: 14 },
    true,
  );
  const { page } = sheet;
  const { caption, ink, captions } = design;
  const { width, height } = page;
  sheet.paint({ x: 0, y: 0, w: width, h: height }, design.tint);
  // Fine waves, as on security print.
  for (let row = 0; row < 16; row += 1)
    page.curve(
      Array.from({ length: 60 }, (_, at) => [at * 6, 20 + row * 12 + 5 * Math.sin(at / 4 + row)] as const),
      tinted(design.tint, 14),
      0.5,
    );
  sheet.at(14, 7, design.heading, { size: 9.5, isBold: true, ink });
  const isLeft = design.photo === 'left';
  portrait(sheet, isLeft ? 14 : width - 104, 44, 90, 118, chanceOf('passport', sheet.value('mrzLine2')));
  const x = isLeft ? 114 : 14;
  const w = width - 128;
  const put = (at: number, row: number, share: number, text: string, value: string) => {
    const [left, top] = [x + at * w, 24 + row * 25];
    if (captions === 'above') {
      sheet.set(text, top, {
        x: left,
        w: share * w,
        size: fitting(sheet, text, share * w - 3, 5.6, false),
        ink,
        as: 'key-value',
      });
      sheet.set(value, top + 8, {
        x: left,
        w: share * w,
        size: fitting(sheet, value, share * w - 3, 9.5, true),
        isBold: true,
        as: 'key-value',
      });
      return;
    }
    const beside = { x: left + share * w * 0.5, w: share * w * 0.56 };
    sheet.set(text, top + 3, {
      x: left,
      w: share * w * 0.5,
      size: fitting(sheet, text, share * w * 0.5 - 3, 5.4, false),
      ink,
      as: 'key-value',
    });
    sheet.set(value, top + 1, {
      ...beside,
      size: fitting(sheet, value, beside.w, 9, true),
      isBold: true,
      as: 'key-value',
    });
  };
  const wide = captions === 'above' ? 0.5 : 1;
  put(0, 0, captions === 'above' ? 0.3 : 0.4, 'Type / Code', '{documentType}   {_zone|of_countryCode}');
  put(captions === 'above' ? 0.5 : 0.42, 0, captions === 'above' ? 0.5 : 0.6, caption.number, '{passportNumber}');
  const rows: [string, string][] = [
    [caption.surname, facts['surname'] === undefined ? '' : '{surname}'],
    [caption.given, facts['givenNames'] === undefined ? '' : '{givenNames}'],
  ];
  rows.forEach(([text, value], at) => put(0, 1 + at, 1, text, value));
  if (captions === 'above') {
    put(0, 3, wide, caption.nationality, '{_nationality|of_nationality}');
    put(0.62, 3, 0.3, caption.sex, '{sex}');
    put(0, 4, wide, caption.born, '{_born|of_dateOfBirth}');
    put(0.5, 4, wide, caption.birthplace, design.state === 'IND' ? '{placeOfBirth}, {stateOfBirth}' : '{placeOfBirth}');
    put(0, 5, wide, caption.issued, '{_issued|of_issueDate}');
    put(0.5, 5, wide, design.authorityCaption, '{placeOfIssue}');
    put(0, 6, wide, caption.expires, '{_expires|of_expiryDate}');
  } else {
    put(0, 3, 0.72, caption.nationality, '{_nationality|of_nationality}');
    put(0.74, 3, 0.26, caption.sex, '{sex}');
    put(0, 4, 0.9, caption.born, '{_born|of_dateOfBirth}');
    put(0, 4.8, 0.9, caption.birthplace, '{placeOfBirth}');
    put(0, 5.6, 0.9, caption.issued, '{_issued|of_issueDate}');
    put(0, 6.3, 0.9, caption.expires, '{_expires|of_expiryDate}');
    sheet.set(design.authorityCaption, 172, { x: isLeft ? 14 : width - 104, w: 90, size: 5, ink, as: 'key-value' });
    sheet.set('{placeOfIssue}', 179, { x: isLeft ? 14 : width - 104, w: 96, size: 6.5, as: 'key-value' });
  }
  sheet.paint({ x: 0, y: 204, w: width, h: 46 }, 'fbfaf6');
  sheet.set('{mrzLine1}', 210, { x: 18, w: 330, font: 'zone', size: 9.95, as: 'zone' });
  sheet.set('{mrzLine2}', 227, { x: 18, w: 330, font: 'zone', size: 9.95, as: 'zone' });
  if (isCancelled) page.turned('CANCELLED', 60, 190, 28, 'arial', 34, 'c05a5a');
  if (hasBack && withBack) drawBack(sheet, design);
  return sheet;
}

function drawBack(sheet: Sheet, design: Design): void {
  sheet.newPage();
  sheet.paint({ x: 0, y: 0, w: sheet.page.width, h: sheet.page.height }, design.tint);
  const rows = [
    ['Name of Father / Legal Guardian', '{fatherName}'],
    ['Name of Mother', '{motherName}'],
    ['Name of Spouse', ''],
    ['Address', '{address}'],
    ['Old Passport No. with Date and Place of Issue', '{oldPassportNumber}'],
    ['File No.', '{fileNumber}'],
  ] as const;
  let y = 16;
  for (const [caption, value] of rows) {
    sheet.set(caption, y, { x: 16, w: 320, size: 6, ink: design.ink, as: 'key-value' });
    y +=
      9 +
      (value === '' ? 14 : sheet.set(value, y + 8, { x: 16, w: 320, size: 9.5, isBold: true, as: 'key-value' })) +
      8;
  }
}

// The largest size up to the given one at which a text stays on one line.
function fitting(sheet: Sheet, text: string, w: number, size: number, isBold: boolean): number {
  let found = size;
  while (found > 3.5 && sheet.heightOf(text, w, found, isBold) > found * 1.36) found -= 0.2;
  return found;
}

function tinted(tint: string, by: number): string {
  const number = Number.parseInt(tint, 16);
  return [16, 8, 0]
    .map((shift) =>
      Math.max(0, ((number >> shift) & 0xff) - by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

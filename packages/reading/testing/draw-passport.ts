import sharp from 'sharp';

// A plain passport page for tests: MRZ and printed values may differ.
export interface Drawn {
  readonly lines: readonly [string, string];
  readonly number: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly sex: string;
  readonly birth: string; // as printed
  readonly issue: string;
  readonly expiry: string;
  readonly code?: string; // of the issuer
}

const perMm = 11;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function written(x: number, y: number, text: string, size: number, family = 'DejaVu Sans'): string {
  return (
    `<text x="${x * perMm}" y="${y * perMm}" font-family="${family}" font-size="${size * perMm}` +
    `" fill="#1c1c22">${escaped(text)}</text>`
  );
}

const entry = (x: number, y: number, label: string, value: string) =>
  written(x, y, label, 2) + written(x, y + 4, value, 3.1);

const zone = (y: number, line: string) =>
  [...line].map((character, i) => written(6.5 + i * 2.54, y, character, 4.23, 'OCR B')).join('');

export async function drawPassport(page: Drawn): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${125 * perMm}" height="${88 * perMm}">
    <rect width="100%" height="100%" fill="#e9efe6"/><rect x="66" y="200" width="330" height="420" fill="#a9b2bd"/>
    ${written(40, 8, 'SPECIMEN', 4)}
    ${entry(40, 13, 'Type', 'P')}${entry(58, 13, 'Country Code', page.code ?? 'IND')}${entry(88, 13, 'Passport No.', page.number)}
    ${entry(40, 22, 'Surname', page.surname)}${entry(40, 30, 'Given Name(s)', page.givenNames)}
    ${entry(40, 38, 'Nationality', page.code ?? 'INDIAN')}${entry(70, 38, 'Sex', page.sex)}${entry(88, 38, 'Date of Birth', page.birth)}
    ${entry(40, 46, 'Place of Birth', 'JAIPUR, RAJASTHAN')}${entry(40, 54, 'Place of Issue', 'DELHI')}
    ${entry(40, 62, 'Date of Issue', page.issue)}${entry(88, 62, 'Date of Expiry', page.expiry)}
    ${zone(75, page.lines[0])}${zone(81.35, page.lines[1])}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

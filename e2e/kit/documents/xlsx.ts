import { crc32 } from 'node:zlib';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const escape = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);

const sheet = (rows: readonly (readonly string[])[]) => {
  const cell = (text: string, column: number, row: number) =>
    `<c r="${'ABCDEFGH'[column]}${row}" t="inlineStr"><is><t>${escape(text)}</t></is></c>`;
  const lines = rows.map((row, n) => `<row r="${n + 1}">${row.map((text, i) => cell(text, i, n + 1)).join('')}</row>`);
  return `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationship = (type: string, target: string) =>
  `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

const parts = (rows: readonly (readonly string[])[]): [string, string][] => [
  [
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/></Types>`,
  ],
  ['_rels/.rels', relationship('officeDocument', 'xl/workbook.xml')],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}">` +
      '<sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ],
  ['xl/_rels/workbook.xml.rels', relationship('worksheet', 'worksheets/sheet1.xml')],
  ['xl/worksheets/sheet1.xml', sheet(rows)],
];

// A minimal spreadsheet: five parts, stored uncompressed in a ZIP.
export function xlsx(rows: readonly (readonly string[])[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of parts(rows)) {
    const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0); // version; no flags, stored, no time
    facts.writeUInt32LE(crc32(body), 10);
    facts.writeUInt32LE(body.length, 14);
    facts.writeUInt32LE(body.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), body]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, entry, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\u0005\u0006'), end]);
}

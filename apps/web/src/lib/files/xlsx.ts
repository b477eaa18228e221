import { localTime, type TableCell, type TableRows } from './table-cell.ts';
import { zipFile } from './zip.ts';

const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const office = `${schemas}/officeDocument/2006/relationships`;
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

// Characters that XML cannot contain are left out, also halves of a pair.
// oxlint-disable-next-line no-control-regex -- these are the characters
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;
const escaped = (text: string) =>
  text.replace(forbidden, '').replace(/[&<>"\r]/g, (character) => `&#${character.charCodeAt(0)};`);

// 'A' … 'Z', 'AA' …
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const dayLength = 86_400_000;
const daysSince1900 = 25_569; // of 1 January 1970, as spreadsheets count

// A spreadsheet counts days, without a zone.
const serialNumber = (dayAndTime: string) => Date.parse(`${dayAndTime}Z`) / dayLength + daysSince1900;

// Styles of the file by their index.
const style = { plain: 0, head: 1, day: 2, time: 3 } as const;
const styles =
  `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>';

// A text is never a formula: only <f> is, and none is written.
function cellXml(cell: TableCell, place: string, isHead: boolean): string {
  if (cell === null || cell === undefined || cell === '') return '';
  const number = (value: number, kind: number) => `<c r="${place}" s="${kind}"><v>${value}</v></c>`;
  if (typeof cell === 'number') return number(cell, style.plain);
  if (typeof cell === 'object')
    return 'day' in cell
      ? number(serialNumber(`${cell.day}T00:00`), style.day)
      : number(serialNumber(localTime(cell.time).replace(' ', 'T')), style.time);
  const text = `<is><t xml:space="preserve">${escaped(String(cell))}</t></is>`;
  return `<c r="${place}" s="${isHead ? style.head : style.plain}" t="inlineStr">${text}</c>`;
}

function rowXml(cells: readonly TableCell[], index: number): string {
  const inside = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${index + 1}`, index === 0));
  return `<row r="${index + 1}">${inside.join('')}</row>`;
}

const columnsXml = ([titles = []]: TableRows) =>
  `<cols><col min="1" max="${titles.length || 1}" width="20" customWidth="1"/></cols>`;

// The first row stays in view while scrolling.
const sheetXml = (rows: TableRows) =>
  `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `<sheetFormatPr defaultRowHeight="15"/>${columnsXml(rows)}<sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`;

const relations = (...all: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${schemas}/package/2006/relationships">${all
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const contentTypes =
  `<Types xmlns="${schemas}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`;

// Names of sheets have at most 31 characters and none of these.
const sheetName = (title: string) => escaped(title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));

// One sheet; the first row is the header.
export function xlsxFile(title: string, rows: TableRows): Promise<Blob> {
  const workbook =
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
    `<sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const parts = [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])],
    ['xl/workbook.xml', workbook],
    ['xl/_rels/workbook.xml.rels', relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
    ['xl/styles.xml', styles],
    ['xl/worksheets/sheet1.xml', sheetXml(rows)],
  ] as const;
  return zipFile(
    parts.map(([name, text]) => [name, head + text]),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
}

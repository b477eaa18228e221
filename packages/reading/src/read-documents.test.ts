import { expect, test } from 'vitest';
import { drawPassport, type Drawn } from '../testing/draw-passport.ts';
import type { DocumentReading, ReadDocument } from './engine.types.ts';
import { checkDigit } from './mrz/check-digit.ts';
import { essentialFields } from './passport-outcome.ts';
import { readDocuments } from './read-documents.ts';

function secondLine(number: string, birth: string, sex: string, expiry: string): string {
  const body = `${number}<${checkDigit(`${number}<`)}IND${birth}${checkDigit(birth)}${sex}${expiry}${checkDigit(expiry)}${'<'.repeat(14)}0`;
  return body + checkDigit(body.slice(0, 10) + body.slice(13, 20) + body.slice(21, 43));
}

const firstLine = 'P<INDSHARMA<<ANITA<KUMARI'.padEnd(44, '<');
const honest: Drawn = {
  lines: [firstLine, secondLine('M8236514', '880214', 'F', '310506')],
  number: 'M8236514',
  surname: 'SHARMA',
  givenNames: 'ANITA KUMARI',
  sex: 'F',
  birth: '14/02/1988',
  issue: '07/05/2021',
  expiry: '06/05/2031',
};

const read = async (page: Drawn): Promise<DocumentReading> =>
  readDocuments({ pages: [{ pageNo: 1, bytes: await drawPassport(page) }] });

async function passport(page: Drawn): Promise<ReadDocument> {
  const { documents } = await read(page);
  expect(documents).toHaveLength(1);
  return documents[0]!;
}

test('accepts a page whose MRZ and print agree', async () => {
  const { category, categoryOutcome, kind, mrz, values } = await passport(honest);
  expect([category, categoryOutcome, kind]).toEqual(['Passport', 'accept', 'Indian passport']);
  expect(mrz).toEqual(honest.lines);
  for (const field of essentialFields) expect([field, values[field]?.outcome]).toEqual([field, 'accept']);
  expect(values).toMatchObject({
    passportNumber: { value: 'M8236514' },
    surname: { value: 'SHARMA' },
    givenNames: { value: 'ANITA KUMARI' },
    nationality: { value: 'IND' },
    dateOfBirth: { value: '1988-02-14' },
    issueDate: { value: '2021-05-07' },
    expiryDate: { value: '2031-05-06' },
    placeOfBirth: { value: 'JAIPUR' },
    stateOfBirth: { value: 'RAJASTHAN' },
    placeOfIssue: { value: 'DELHI' },
  });
  const [left, top] = values.surname!.polygon[0]!;
  expect(left).toBeGreaterThan(0.28);
  expect(left).toBeLessThan(0.34);
  expect(top).toBeGreaterThan(0.24);
  expect(top).toBeLessThan(0.32);
});

test('never accepts an MRZ digit that breaks its check digit', async () => {
  const [first, second] = honest.lines;
  const { values } = await passport({ ...honest, lines: [first, `M8236574${second.slice(8)}`], number: 'M8236574' });
  expect(values.passportNumber?.outcome).not.toBe('accept');
});

test('never accepts a number that differs from the printed one', async () => {
  const forged = secondLine('M8236574', '880214', 'F', '310506');
  const { values } = await passport({ ...honest, lines: [firstLine, forged] });
  expect(values.passportNumber).toMatchObject({ value: 'M8236574', outcome: 'confirm' });
});

test('never accepts a name, sex or date that differs from the MRZ', async () => {
  const { values } = await passport({ ...honest, surname: 'SHARNA', sex: 'M', birth: '15/02/1988' });
  expect(values.surname?.outcome).toBe('confirm');
  expect(values.sex?.outcome).toBe('confirm');
  expect(values.dateOfBirth?.outcome).toBe('confirm');
  expect(values.expiryDate?.outcome).toBe('accept');
});

test('reports a printed name that the MRZ lacks', async () => {
  const lines = ['P<INDSHARMA'.padEnd(44, '<'), honest.lines[1]] as const;
  const { values } = await passport({ ...honest, lines });
  expect(values.surname?.outcome).toBe('confirm');
});

test('asks for a retake if the bytes are not a picture', async () => {
  const { documents, retake } = await readDocuments({ pages: [{ pageNo: 1, bytes: Buffer.from('no picture') }] });
  expect({ documents, retake }).toEqual({ documents: [], retake: ['unreadable'] });
});

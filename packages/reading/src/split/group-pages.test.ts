import { expect, test } from 'vitest';
import { groupPages, type PageOfFile } from './group-pages.ts';

const columns = 'Date Narration Chq/Ref No Withdrawal Deposit Balance';
const rows = (from: number) =>
  Array.from(
    { length: 9 },
    (_, i) => `${String(i + from).padStart(2, '0')}/09/2026 UPI/grocer/${i} 250.00 ${from}${i}4,120.00`,
  ).join('\n');
const statement = (account: string, footer = '') =>
  `Lotus Bank Ltd\nStatement of Account\nAccount No: ${account}\nIFSC LOTU0001234\nOpening Balance ` +
  `12,000.00\n${columns}\n${rows(1)}\n${footer}`;
const slip = (month: string) =>
  `Acme Pvt Ltd\nPayslip for the month of ${month}\nEmployee ID E1234\nEarnings Amount Deductions ` +
  'Amount\nBasic 40,000 Provident Fund 4,800\nHouse Rent Allowance 20,000 Professional Tax 200\nNet ' +
  'Pay 55,000';
const ticket =
  'Sky Airlines\nElectronic ticket itinerary receipt\nBooking reference: ' +
  'QWE12R\nPassenger MR ARUN RAO\nFlight AI 121 Delhi Frankfurt departure 13:35 arrival 18:10\nBaggage ' +
  'allowance 23 kgs\nFare basis Y';
const conditions =
  'Conditions of carriage\nPassengers must be at the gate before the time shown. ' +
  'Dangerous goods are not carried.\nLiability is limited by the convention.';
const aadhaarFront =
  'भारत सरकार Government of India\nArun Rao\nDOB: 04/05/1990 MALE\n4321 8765 2109\nमेरा आधार, मेरी पहचान';
const aadhaarBack =
  'Unique Identification Authority of India\nAddress: S/O Hari Rao, 14 Civil Lines, Jhansi 284001\n4321 8765 2109\nhelp@uidai.gov.in';
const letter =
  'The Visa Officer\nConsulate of Italy\nSubject: ' +
  'Application for a tourist visa\nDear Sir,\nI am writing to apply for a short stay visa. ' +
  'I intend to visit Rome and';
const letterEnd =
  'Venice with my wife, and we will return to India before the visa expires. ' +
  'The entire trip will be paid by me.\nYours faithfully,\nArun Rao';
const policy =
  'Bharat General Insurance\nOverseas Travel Insurance Policy Schedule\nPolicy No: ' +
  'TR/88/12345\nInsured Arun Rao\nSum Insured EUR 50,000\nMedical evacuation\nRepatriation of ' +
  'remains\nDeductible EUR 0';
const exclusions =
  'General exclusions\nThe company shall not pay for treatment of any pre-existing disease.\nHow to ' +
  'claim: ' +
  'call the assistance company.';

const pagesOf = (...texts: readonly (string | Partial<PageOfFile>)[]): PageOfFile[] =>
  texts.map((each, i) => ({ pageNo: i + 1, text: '', ...(typeof each === 'string' ? { text: each } : each) }));
const split = async (...texts: readonly (string | Partial<PageOfFile>)[]) =>
  (await groupPages(pagesOf(...texts))).map(({ kind, pages }) => [kind, ...pages]);

test('joins pages without a heading to the previous statement', async () => {
  expect(
    await split(
      statement('50100123456789'),
      `${columns}\n${rows(10)}`,
      `${rows(19)}\nClosing Balance 9,120.00`,
      ticket,
    ),
  ).toEqual([
    ['Bank statement', 1, 2, 3],
    ['Flight e-ticket or reservation', 4],
  ]);
});

// A PDF page is given in cells, and also in rows.
const inCells = (...table: readonly (readonly string[])[]): Partial<PageOfFile> => ({
  text: table.flat().join('\n'),
  rows: table.map((row) => row.join(' ')).join('\n'),
});
const names = ['Date', 'Details', 'Money out', 'Money in', 'Balance'];
const paid = (references: readonly string[]) =>
  references.map((each, i) => [`${i + 10} Mar 2026`, `UPI/${each}/METRO CARD`, '1,690.00', `24${i},536.05`]);
const firstSheet = (account: string, ifsc: string) =>
  inCells(
    ['Vindhya Bank Limited'],
    ['Dinesh Varma', 'Your statement'],
    ['Account number', 'Sort / IFSC'],
    [account, ifsc],
    ['Previous balance', 'End balance'],
    ['249,696.05', '247,975.91'],
    names,
    ...paid(['423140290476', '904740049840', '848798290659', '507221948763']),
  );
const nextSheet = (account: string, n: number) =>
  inCells(
    [`${account} · Sheet ${n}`],
    names,
    ['Brought forward', '221,160.05'],
    ...paid(['899925028949', '262291264837', '313156836273', '777740012636']),
  );

test('joins pages of one account despite payment numbers, and separates the next account', async () => {
  const [one, other] = ['297883426255', '613300458871'];
  expect(
    await split(
      firstSheet(one, 'VIND0207792'),
      nextSheet(one, 2),
      nextSheet(one, 3),
      firstSheet(other, 'VIND0207792'),
      nextSheet(other, 2),
    ),
  ).toEqual([
    ['Bank statement', 1, 2, 3],
    ['Bank statement', 4, 5],
  ]);
});

test('separates statements of two accounts of one bank', async () => {
  expect(await split(statement('50100123456789'), statement('50100123456789'), statement('91220099887766'))).toEqual([
    ['Bank statement', 1, 2],
    ['Bank statement', 3],
  ]);
});

test('splits and joins by page numbers', async () => {
  expect(
    await split(
      statement('501001', 'Page 1 of 2'),
      `${columns}\n${rows(10)}\nPage 2 of 2`,
      statement('501001', 'Page 1 of 1'),
    ),
  ).toEqual([
    ['Bank statement', 1, 2],
    ['Bank statement', 3],
  ]);
});

test('separates three salary slips', async () => {
  expect((await split(slip('July 2026'), slip('August 2026'), slip('September 2026'))).length).toBe(3);
});

test('joins small print to the previous document', async () => {
  expect(await split(policy, exclusions, ticket, conditions)).toEqual([
    ['Travel insurance policy', 1, 2],
    ['Flight e-ticket or reservation', 3, 4],
  ]);
});

test("joins the back of a card to its front, but not another person's card", async () => {
  const other = aadhaarFront.replace('Arun Rao', 'Mira Rao').replace('4321 8765 2109', '7788 1122 3344');
  expect(await split(aadhaarFront, aadhaarBack, other)).toEqual([
    ['Aadhaar', 1, 2],
    ['Aadhaar', 3],
  ]);
});

test('joins the second page of a letter', async () => {
  expect(await split(letter, letterEnd, slip('May 2026'))).toEqual([
    ['Cover letter', 1, 2],
    ['Salary slip', 3],
  ]);
});

test('joins front and back of a passport anywhere in the file', async () => {
  const side = (which: 'front' | 'back', number?: string) => ({
    text: 'passport',
    passport: { side: which, isSure: true, ...(number && { number }) },
  });
  expect(await split(side('front', 'Z1234567'), ticket, side('back', 'Z1234567'), side('front', 'K7654321'))).toEqual([
    ['Indian passport', 1, 3],
    ['Flight e-ticket or reservation', 2],
    ['Indian passport', 4],
  ]);
});

test('separates a photo and joins an empty page to the previous document', async () => {
  expect(await split(ticket, '', { isPhoto: true }, { isFlagged: 'Passport' }, slip('May 2026'))).toEqual([
    ['Flight e-ticket or reservation', 1, 2],
    ['Applicant photo', 3],
    ['Indian passport', 4],
    ['Salary slip', 5],
  ]);
});

const stay = (hotel: string, from: string, to: string, reference: string) =>
  `${hotel}\nCheck-in ${from}\nCheck-out ${to}\n1 room, 5 nights\nGuest name Meher Irani\n${reference}\n` +
  'Important information\nCity tax is paid at the hotel.';
const firstStay = stay('Hotel des Arcades', '19 December 2026', '24 December 2026', 'Confirmation number 3318.209.771');
const confirmed = `stays.example\nBooking confirmation\n${firstStay}`;

test.each([
  [
    'the reference, with points',
    stay('Limmathof', '24 December 2026', '29 December 2026', 'Confirmation number 3318.555.102'),
  ],
  ['the stay, without a reference', stay('Limmathof', '24 December 2026', '29 December 2026', '')],
])('separates two bookings on consecutive pages by %s', async (_, next) => {
  expect(await split(confirmed, next)).toEqual([
    ['Hotel booking', 1],
    ['Hotel booking', 2],
  ]);
});

test('joins the second page of one booking', async () => {
  const next = stay('Hotel des Arcades', '19 December 2026', '24 December 2026', 'Confirmation number 3318.209.771');
  expect(await split(confirmed, next)).toEqual([['Hotel booking', 1, 2]]);
});

test('separates two bookings of one site whose references are six letters', async () => {
  const flightOf = (pnr: string, day: string) =>
    `Saffron Air\nYour flight\nPNR: ${pnr}\nPassenger IRANI/MEHER\nSA 101 Mumbai Rome ${day} 09:10\nBaggage 23 kg\nContinued: fare rules`;
  expect((await split(flightOf('QXLMTR', '02 Nov 2026'), flightOf('PBKZWH', '12 Nov 2026'))).length).toBe(2);
});

test('puts every page into exactly one document', async () => {
  const found = await groupPages(
    pagesOf(letter, letterEnd, ticket, '', policy, exclusions, slip('May 2026'), 'zz', aadhaarBack),
  );
  expect(found.flatMap(({ pages }) => pages).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('handles a page built to be slow within the time limit', async () => {
  const odd = [
    '1'.repeat(200_000),
    'a'.repeat(200_000),
    '01-01-2026 '.repeat(20_000),
    'Account No '.repeat(20_000),
    ' '.repeat(200_000),
    'Name: '.repeat(30_000),
  ];
  const before = process.cpuUsage();
  expect((await groupPages(pagesOf(...odd))).flatMap(({ pages }) => pages).length).toBe(odd.length);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(6);
});

import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPortals, type StartedPortals } from './start-portals.ts';

let started: StartedPortals;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  started = await startPortals({ firstPort: 0, only: ['widgets'] });
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
});
afterAll(async () => {
  await browser.close();
  await started.close();
});
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(() => page.close());

const open = (id: string) => page.goto(`${started.portals[0]!.origin}/apply/${id}`);
const next = () => page.getByRole('button', { name: 'Next' }).click();
const heading = (text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();
const entered = (id: string) => started.entered('widgets')[id];
// A value set from outside, which no event announces.
const setSilently = (id: string, text: string) =>
  page.locator(`[id="${id}"]`).evaluate((input, value) => {
    (input as HTMLInputElement).value = value;
  }, text);

test('React holds its values: what is typed is submitted, what is set without an event is not', async () => {
  await open('react');
  await page.getByLabel('Surname / family name').fill('RAO');
  await page.getByLabel('Given names').fill('ASHA');
  await page.getByLabel('Female').check();
  await page.getByLabel('Partnership status').selectOption('Married');
  await setSilently('w-placeOfBirth', 'PUNE');
  await next();
  await page.getByText('Please correct one field.').waitFor();
  await page.getByLabel('Town / city of birth').fill('PUNE');
  await next();
  await heading('Inputs drawn again from a state');
  expect(entered('react')).toMatchObject({
    'w-surname': 'RAO',
    'w-sex': 'Female',
    'w-maritalStatus': 'Married',
    'w-placeOfBirth': 'PUNE',
  });
});

test('an input that is drawn from a state drops a value without an input event', async () => {
  await open('on-input');
  await setSilently('w-email', 'other@example.in');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('');
  await page.getByLabel('Email').fill('asha@example.in');
  await page.getByLabel('Mobile number').fill('+919812345670');
  await page.getByLabel('Home address line 1').fill('12 Lake Road');
  await next();
  await heading('Inputs taken over when they are left');
  expect(entered('on-input')).toMatchObject({ 'w-email': 'asha@example.in', 'w-addressLine1': '12 Lake Road' });
});

test('an input that is taken over when it is left needs an input event and the leaving', async () => {
  await open('on-blur');
  for (const [label, text] of [
    ['Current occupation', 'Engineer'],
    ['Employer, business or school name', 'Lake Works'],
    ['Employer or school address', '4 Mill Street'],
    ['Employer or school phone', '+911123456789'],
  ] as const) {
    await page.getByLabel(label).fill(text);
    await page.getByLabel(label).blur();
  }
  await next();
  await heading('Controls in shadow roots');
  expect(entered('on-blur')).toMatchObject({ 'w-occupation': 'Engineer', 'w-employerName': 'Lake Works' });
});

test('controls in shadow roots belong to the form', async () => {
  await open('shadow');
  await page.getByLabel('Passport number').fill('Z4821907');
  await page.getByLabel('Passport issued by (country)').selectOption('India');
  await page.getByLabel('Yes').check();
  await page.getByLabel('National identity number').fill('1234');
  await next();
  await heading('Controls in a frame of another origin');
  expect(entered('shadow')).toEqual({
    'w-passportNumber': 'Z4821907',
    'w-passportIssuingCountry': 'India',
    'w-hasNationalId': 'Yes',
    'w-nationalIdNumber': '1234',
  });
});

test('the values of a frame of another origin are submitted with the page', async () => {
  await open('frame');
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Yes').check();
  await frame.getByLabel('Host or inviter name').fill('Mia Lee');
  await frame.getByLabel('Relationship to host').fill('Friend');
  await frame.getByLabel("Host's address").fill('1 Bay Road');
  await frame.getByLabel("Host's phone").fill('+6491234567');
  await frame.getByLabel("Host's status").selectOption('Citizen');
  await next();
  await page.waitForURL('**/apply/dates');
  expect(entered('frame')).toMatchObject({ 'w-hasHost': 'Yes', 'w-hostName': 'Mia Lee', 'w-hostStatus': 'Citizen' });
});

test('dates: a mask sets the separators, a calendar writes the day', async () => {
  await open('dates');
  await page.getByLabel('Date of birth').pressSequentially('14081991');
  expect(await page.getByLabel('Date of birth').inputValue()).toBe('14/08/1991');
  await page.getByLabel('Passport issue date').click();
  await page.getByRole('button', { name: 'Month before' }).click();
  await page.getByRole('dialog').getByText('14', { exact: true }).click();
  expect(await page.getByLabel('Passport issue date').inputValue()).toMatch(/^14\/\d\d\/\d{4}$/);
});

test('a late list is empty and disabled until it has arrived', async () => {
  await open('late-lists');
  await page.getByLabel('Home country').selectOption('India');
  await page.getByLabel('Home state / province').selectOption('Maharashtra');
  const city = page.getByLabel('Home town / city');
  expect(await city.isDisabled()).toBe(true);
  await expect.poll(() => city.isEnabled(), { timeout: 4_000 }).toBe(true);
  await city.selectOption('Pune');
  await next();
  await heading('Lists drawn by the page');
  expect(entered('late-lists')).toMatchObject({ 'w-addressState': 'Maharashtra', 'w-addressCity': 'Pune' });
});

test('a virtual list has only the lines in view; typing narrows it down', async () => {
  await open('long-lists');
  const nationality = page.getByRole('combobox', { name: 'Country of citizenship' });
  await nationality.click();
  expect(await page.getByRole('option').count()).toBeLessThan(12);
  await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, 3_000));
  await expect.poll(() => page.getByRole('option').first().textContent()).not.toBe('Afghanistan');
  await nationality.fill('Indi');
  await page.getByRole('option', { name: 'India', exact: true }).click();
  await page.getByRole('combobox', { name: 'Country of birth' }).fill('Nepal');
  await page.getByRole('option', { name: 'Nepal' }).click();
  await page.getByRole('combobox', { name: 'Purpose of visit' }).click();
  await page.getByRole('option', { name: 'Tourism or holiday' }).click();
  await page.getByLabel('Own funds').check();
  await page.getByLabel('Employer').check();
  await next();
  await heading('A session of two minutes');
  expect(entered('long-lists')).toEqual({
    'w-nationality': 'India',
    'w-countryOfBirth': 'Nepal',
    'w-purposeOfVisit': 'Tourism or holiday',
    'w-fundingSources': ['Own funds', 'Employer'],
  });
});

test('the clock counts down', async () => {
  await open('time-out');
  expect(await page.locator('#session-clock').textContent()).toMatch(/^(2:00|1:59)$/);
  await expect.poll(() => page.locator('#session-clock').textContent(), { timeout: 5_000 }).toMatch(/^1:5[78]$/);
});

test('values are changed or cleared when a control is left', async () => {
  await open('on-leave');
  await page.getByLabel('Yes').check(); // the adviser is asked about only then
  const leave = async (label: string, text: string) => {
    await page.getByLabel(label).fill(text);
    await page.getByLabel(label).blur();
    return page.getByLabel(label).inputValue();
  };
  expect(await leave('Adviser name', 'Asha Rao')).toBe('ASHA RAO');
  expect(await leave('Licence number', 'AB/12')).toBe('');
  expect(await leave('Home phone', '+911123456789')).toBe('+91112 34567 89');
});

test('a button adds an item, numbered on from the first', async () => {
  await open('blocks');
  await page.getByRole('button', { name: 'Add another: Brothers and sisters' }).click();
  await page.locator('[id="w-siblings[0].fullName"]').fill('Ravi Rao');
  await page.locator('[id="w-siblings[0].dateOfBirth"]').fill('01/02/1990');
  await page.locator('[id="w-siblings[1].fullName"]').fill('Mina Rao');
  await page.locator('#w-hasOtherNames_1').check();
  await page.locator('#w-livedElsewhere12m10y_1').check();
  await next();
  await expect
    .poll(() => entered('blocks'))
    .toMatchObject({ 'w-siblings[0].fullName': 'Ravi Rao', 'w-siblings[1].fullName': 'Mina Rao' });
});

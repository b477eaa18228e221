import { expect, test } from 'vitest';
import { drawPage } from '../testing/draw-page.ts';
import { PageClient } from '../testing/page-client.ts';

async function clock(html: string, label = 'Session time left'): Promise<number | null> {
  drawPage(html);
  return (await new PageClient().ask({ ask: 'clock', label }, 'clock')).secondsLeft;
}

async function reference(html: string, shape = 'AA-A-999999', label = 'Registration code'): Promise<string | null> {
  drawPage(html);
  return (await new PageClient().ask({ ask: 'reference', label, shape }, 'reference')).reference;
}

test('the time left is read in each of the forms that portals use', async () => {
  expect(await clock('<div>Application VN-P-204817 <span>Session time left: <b>16:58</b></span></div>')).toBe(1018);
  expect(await clock('<div><span>Session time left</span><div><b>1:02:03</b></div></div>')).toBe(3723);
  expect(await clock('<p>Session time left: 16 min 58 s</p>')).toBe(1018);
  expect(await clock('<p>Session time left: 20 minutes</p>')).toBe(1200);
  expect(await clock('<p>SESSION TIME LEFT 45 seconds</p>')).toBe(45);
  expect(await clock('<p dir="rtl">الوقت المتبقي: ١٦:٥٨</p>', 'الوقت المتبقي')).toBe(1018);
  expect(await clock('<p>शेष समय: १६:५८</p>', 'शेष समय')).toBe(1018);
});

test('without a clock, or with a hidden one, there is no time left', async () => {
  expect(await clock('<p>Session time left</p>')).toBeNull();
  expect(await clock('<p>The form takes 30:00</p>')).toBeNull();
  expect(await clock('<p hidden>Session time left: 16:58</p>')).toBeNull();
  expect(await clock('<p>Arrival 11:20</p><p>Session time left: none</p>')).toBeNull();
});

test('the reference number is the text behind its label that fits the shape', async () => {
  expect(await reference('<h2>Done</h2><p>Registration code: <b>VN-P-204817</b></p>')).toBe('VN-P-204817');
  expect(
    await reference(
      '<table><tr><td>Date</td><td>XX-X-000000</td></tr><tr><td>Registration code</td><td>VN-P-204817</td></tr></table>',
    ),
  ).toBe('VN-P-204817');
  expect(await reference('<div><div>Registration code</div><div><span>E2417B9Q</span></div></div>', 'A9999A9A')).toBe(
    'E2417B9Q',
  );
  expect(await reference('<p>Registration code: 4A7-99</p>', '***-99')).toBe('4A7-99');
});

test('what does not fit the shape is no reference number', async () => {
  expect(await reference('<p>Registration code: VN-P-2048171</p>')).toBeNull();
  expect(await reference('<p>Registration code: XVN-P-204817</p>')).toBeNull();
  expect(await reference('<p>Code VN-P-204817</p>')).toBeNull();
  expect(await reference('<p>Registration code: sent by mail</p>', 'AAAA')).toBeNull();
});

test('complaints are found where pages show them', async () => {
  drawPage(`<div><label>A <input aria-invalid="true" aria-errormessage="ea"></label></div><p id="ea">Wrong letters</p>
    <div class="field"><label>B <input></label><div role="alert">Too short</div></div>
    <div><label>C <input aria-invalid="true" aria-describedby="ec"></label><small id="ec">Use numbers</small></div>
    <div><label>D <input type="email" value="x"></label></div>
    <div><label>E <input aria-describedby="ee"></label><small id="ee">Only a hint</small></div>
    <div class="field"><label>F <input></label><div class="invalid-feedback" hidden>Hidden complaint</div></div>
    <div><label>G <input></label><label>H <input></label><span class="field-error">About H</span></div>
    <div role="alert">The page has errors</div>`);
  const page = new PageClient();
  await page.collect();
  const complaint = async (label: string) => (await page.read(label)).complaint;
  expect(await complaint('A')).toBe('Wrong letters');
  expect(await complaint('B')).toBe('Too short');
  expect(await complaint('C')).toBe('Use numbers');
  expect(await complaint('D')).toContain('@');
  expect(await complaint('E')).toBe('');
  expect(await complaint('F')).toBe('');
  expect(await complaint('G')).toBe('');
  expect(await complaint('H')).toBe('About H');
});

test('show scrolls to a field and focuses it', async () => {
  drawPage('<div style="height:3000px"></div><label>Far <input></label><div style="height:3000px"></div>');
  const page = new PageClient();
  await page.collect();
  await page.ask({ ask: 'show', ref: page.ref('Far') }, 'done');
  const input = document.querySelector('input')!;
  expect(document.activeElement).toBe(input);
  expect(input.getBoundingClientRect().top).toBeGreaterThan(0);
  expect(input.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
});

import { createElement, useState, type ChangeEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { drawPage } from '../testing/draw-page.ts';
import { PageClient, text } from '../testing/page-client.ts';

const input = (selector = 'input') => document.querySelector<HTMLInputElement>(selector)!;

function recordEvents(element: HTMLElement): string[] {
  const seen: string[] = [];
  for (const type of ['focus', 'keydown', 'beforeinput', 'input', 'keyup', 'change', 'blur', 'click', 'mousedown']) {
    element.addEventListener(type, () => seen.push(type));
  }
  return seen;
}

test('types into a text field with the events of a person, in their order', async () => {
  drawPage('<label>Surname <input name="surname" value="OLD"></label>');
  const seen = recordEvents(input());
  const page = new PageClient();
  expect(await page.fill('surname', text('SUBRAMANIAM'))).toBe('none');
  expect(input().value).toBe('SUBRAMANIAM');
  expect(seen).toEqual(['focus', 'keydown', 'beforeinput', 'input', 'keyup', 'change', 'blur']);
  expect(await page.found('surname')).toBe('SUBRAMANIAM');
});

test('a field that already holds the value is left alone', async () => {
  drawPage('<label>Surname <input name="surname" value="SUBRAMANIAM"></label>');
  const seen = recordEvents(input());
  expect(await new PageClient().fill('surname', text('SUBRAMANIAM'))).toBe('none');
  expect(seen).toEqual([]);
});

test('an input held by React keeps the value after React draws it again', async () => {
  const page = drawPage('<div id="app"></div>');
  let state = '';
  function Field() {
    const [value, setValue] = useState('');
    state = value;
    const onChange = (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value.toUpperCase());
    return createElement(
      'label',
      null,
      'Given names ',
      createElement('input', { value, onChange }),
      createElement('b', null, value.length),
    );
  }
  const root = createRoot(page.querySelector('#app')!);
  root.render(createElement(Field));
  await expect.poll(() => document.querySelector('input')).not.toBeNull();
  const client = new PageClient();
  expect(await client.fill('Given names 0', text('PRANAV'))).toBe('none');
  expect(state).toBe('PRANAV');
  expect(input().value).toBe('PRANAV');
  root.unmount();
});

test('an input that is drawn again from a state after each event keeps the value', async () => {
  drawPage('<label>E-mail <input name="email"></label><p></p>');
  let state = '';
  const draw = () => {
    input().value = state;
    document.querySelector('p')!.textContent = state;
  };
  input().addEventListener('input', () => {
    state = input().value;
    queueMicrotask(draw);
  });
  input().addEventListener('blur', draw);
  expect(await new PageClient().fill('email', text('pranav.s@example.com'))).toBe('none');
  expect(state).toBe('pranav.s@example.com');
  expect(input().value).toBe('pranav.s@example.com');
});

test('a model that takes its value over on blur is touched and holds it', async () => {
  drawPage('<label>Occupation <input name="job"></label>');
  const model = { value: '', isTouched: false };
  let pending = '';
  input().addEventListener('input', () => (pending = input().value));
  input().addEventListener('blur', () => Object.assign(model, { value: pending, isTouched: true }));
  await new PageClient().fill('job', text('Engineer'));
  expect(model).toEqual({ value: 'Engineer', isTouched: true });
});

test('a masked date that answers keys only is typed character by character', async () => {
  drawPage('<label>Date of birth <input name="dob" placeholder="DD/MM/YYYY"></label>');
  let digits = '';
  const draw = () =>
    (input().value = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)]
      .filter((part) => part !== '')
      .join('/'));
  input().addEventListener('keydown', (event) => {
    if (event.key === 'Backspace') digits = '';
    else if (/^\d$/.test(event.key)) digits = (digits + event.key).slice(0, 8);
    if (event.key.length === 1) event.preventDefault();
    draw();
  });
  input().addEventListener('input', draw); // whatever is set at once is taken back
  expect(await new PageClient().fill('dob', text('09/05/1988'))).toBe('none');
  expect(input().value).toBe('09/05/1988');
});

test('a mask that writes separators while one types ends with the same date', async () => {
  drawPage('<label>Date of issue <input name="issued"></label>');
  let length = 0;
  input().addEventListener('input', () => {
    const isAtOnce = input().value.length > length + 1;
    const raw = input().value.replaceAll(/\D/g, '').slice(0, 8);
    length = raw.length;
    input().value = isAtOnce
      ? ''
      : raw.replace(/^(\d{2})(?=\d)/, '$1/').replace(/^(\d{2}\/\d{2})(?=\d)/, '$1/') +
        (raw.length === 2 || raw.length === 4 ? '/' : '');
    length = input().value.length;
  });
  expect(await new PageClient().fill('issued', text('12/06/2021'))).toBe('none');
  expect(input().value).toBe('12/06/2021');
});

test('a harmless reformat is accepted, a value that the page clears is reported', async () => {
  drawPage(
    `<label>Phone <input name="phone"></label><div><label>Licence <input name="licence"></label>
      <span class="error" hidden>Letters only</span></div>`,
  );
  input('[name=phone]').addEventListener(
    'blur',
    () => (input('[name=phone]').value = input('[name=phone]').value.replace(/(\d{5})(\d{5})$/, '$1 $2')),
  );
  const licence = input('[name=licence]');
  licence.addEventListener('blur', () => {
    if (!/\d/.test(licence.value)) return;
    licence.value = '';
    licence.setAttribute('aria-invalid', 'true');
    document.querySelector<HTMLElement>('.error')!.hidden = false;
  });
  const page = new PageClient();
  expect(await page.fill('phone', text('+919884012345'))).toBe('none');
  expect(await page.found('phone')).toBe('+9198840 12345');
  expect(await page.fill('licence', text('AB 12'))).toBe('notAccepted');
  expect(await page.read('licence')).toMatchObject({ found: '', complaint: 'Letters only' });
});

test('a value longer than the field allows is not cut but refused', async () => {
  drawPage('<label>Place <input name="place" maxlength="5"></label>');
  expect(await new PageClient().fill('place', text('COIMBATORE'))).toBe('notAccepted');
  expect(input().value).toBe('');
});

test('disabled and read-only fields and passwords are refused', async () => {
  drawPage(`<label>One <input disabled></label><label>Two <input readonly></label><fieldset disabled><label>Three <input></label></fieldset>
    <label>Four <textarea disabled></textarea></label><label>Five <select disabled><option>A</option></select></label>
    <label>Six <input type="checkbox" disabled></label><label>Secret <input type="password" value="x"></label>`);
  const page = new PageClient();
  for (const label of ['One', 'Two', 'Three', 'Four']) expect(await page.fill(label, text('typed'))).toBe('disabled');
  expect(await page.fill('Five', { kind: 'choice', option: 'A' })).toBe('none'); // it holds A already
  expect(await page.fill('Six', { kind: 'ticked', isTicked: true })).toBe('disabled');
  expect(await page.fill('Secret', text('typed'))).toBe('disabled');
  expect(await page.found('Secret')).toBe('');
  expect(
    [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join(''),
  ).not.toContain('typed');
});

test('fields inside shadow roots and the browser’s own date control are filled', async () => {
  const page = drawPage(
    '<div id="host"></div><label>Arrival <input type="date" name="arrival"></label><label>Address <textarea name="a"></textarea></label>',
  );
  const root = page.querySelector('#host')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<label>Passport number <input name="number"></label>';
  const client = new PageClient();
  expect(await client.fill('number', text('X0526184'))).toBe('none');
  expect(root.querySelector('input')!.value).toBe('X0526184');
  expect(await client.fill('arrival', text('2026-11-25'))).toBe('none');
  expect(await client.found('arrival')).toBe('2026-11-25');
  expect(await client.fill('a', text('22 Lotus Lane\nHoan Kiem'))).toBe('none');
});

test('equal labels in two groups are different fields', async () => {
  drawPage(`<fieldset><legend>Father</legend><label>Full name <input name="f"></label></fieldset>
    <fieldset><legend>Mother</legend><label>Full name <input name="m"></label></fieldset>`);
  const page = new PageClient();
  await page.fill('Mother/Full name', text('LAKSHMI'));
  expect([input('[name=f]').value, input('[name=m]').value]).toEqual(['', 'LAKSHMI']);
});

test('a field that the page has drawn again is found by its names, one that is gone is reported', async () => {
  const main = drawPage('<label>Street <input name="street"></label><label>Town <input name="town"></label>');
  const page = new PageClient();
  await page.collect();
  main.innerHTML = '<label>Town <input name="town"></label>';
  const results = await page.fillSteps([page.step('street', text('A')), page.step('town', text('B'))]);
  expect(results.map(({ reason }) => reason)).toEqual(['gone', 'none']);
  expect(input('[name=town]').value).toBe('B');
  expect(await page.found('street')).toBeNull();
});

test('elements that the page uses for another question meanwhile are not filled', async () => {
  drawPage(`<label for="a">Surname 0/33</label><input id="a"><fieldset><legend>Married</legend><label>
      <input type="radio" name="q"> Yes</label></fieldset>
    <label for="b">Town</label><input id="b">`);
  const page = new PageClient();
  await page.collect();
  const steps = [
    page.step('Surname 0/33', text('A')),
    page.step('Married', { kind: 'choice', option: 'Yes' }),
    page.step('Town', text('B')),
  ];
  document.querySelector('label')!.textContent = 'Given names 5/33';
  document.querySelector('legend')!.textContent = 'Convicted of a crime';
  expect((await page.fillSteps(steps)).map(({ reason }) => reason)).toEqual(['gone', 'gone', 'none']);
  expect([...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked])).toEqual([
    ['', false],
    ['on', false],
    ['B', false],
  ]);
});

test('while the side panel has the focus, the page still receives focus and blur', async () => {
  drawPage('<label>Surname <input name="surname"></label>');
  input().focus = () => undefined; // the browser sends no events to a window without the focus
  input().blur = () => undefined;
  const seen: string[] = [];
  for (const type of ['focus', 'focusin', 'blur', 'focusout'])
    document.addEventListener(type, () => seen.push(type), true);
  await new PageClient().fill('surname', text('A'));
  expect(seen).toEqual(['focus', 'focusin', 'blur', 'focusout']);
});

test('a page that is not in front, where no frame is drawn, is filled at the same speed', async () => {
  drawPage(Array.from({ length: 20 }, (_, index) => `<label>Field ${index} <input name="f${index}"></label>`).join(''));
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const page = new PageClient();
  await page.collect();
  const begin = performance.now();
  await page.fillSteps(Array.from({ length: 20 }, (_, index) => page.step(`f${index}`, text('x'))));
  const milliseconds = performance.now() - begin;
  frames.mockRestore();
  state.mockRestore();
  expect(input('[name=f19]').value).toBe('x');
  expect(milliseconds).toBeLessThan(4000); // 20 fields of two frames that never come would take six seconds
});

test('a field that the page has hidden since is not filled', async () => {
  drawPage('<div><label>Spouse <input name="spouse"></label></div><label>Town <input name="town"></label>');
  const page = new PageClient();
  await page.collect();
  document.querySelector<HTMLElement>('div')!.hidden = true;
  const results = await page.fillSteps([page.step('spouse', text('A')), page.step('town', text('B'))]);
  expect(results.map(({ reason }) => reason)).toEqual(['gone', 'none']);
  expect(input('[name=spouse]').value).toBe('');
});

test('a counter or a message in a label does not make it another question', async () => {
  drawPage('<label for="a">Surname 0/33</label><input id="a"><label for="b">Town</label><input id="b">');
  const page = new PageClient();
  await page.collect();
  const steps = [page.step('Surname 0/33', text('A')), page.step('Town', text('B'))];
  document.querySelector('label')!.textContent = 'Surname 7/33';
  document.querySelector('[for=b]')!.innerHTML = 'Town <span class="field-error">Please fill in the town</span>';
  expect((await page.fillSteps(steps)).map(({ reason }) => reason)).toEqual(['none', 'none']);
});

test('the calendar of a read-only date field is opened and the day is pressed', async () => {
  drawPage(
    `<label>Date of expiry <input name="expiry" readonly placeholder="YYYY-MM-DD"></label>
      <div id="calendar" class="calendar" hidden></div>`,
  );
  const calendar = document.querySelector<HTMLElement>('#calendar')!;
  let month = new Date(Date.UTC(2026, 10, 1));
  const draw = () => {
    const title = month.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const last = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
    const days = Array.from({ length: last }, (_, day) => `<button type="button">${day + 1}</button>`).join('');
    calendar.innerHTML = `<button type="button" aria-label="Month before">‹</button><b>${title}</b>
      <button type="button" aria-label="Month after">›</button>
      <div><button type="button" class="other-month">30</button>${days}</div>`;
  };
  input().addEventListener('click', () => {
    calendar.hidden = false;
    draw();
  });
  calendar.addEventListener('click', (event) => {
    const button = (event.target as HTMLElement).closest('button')!;
    if (button.ariaLabel !== null) {
      month = new Date(
        Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + (button.ariaLabel === 'Month after' ? 1 : -1), 1),
      );
      return draw();
    }
    input().value = `${month.toISOString().slice(0, 8)}${button.textContent.padStart(2, '0')}`;
    calendar.hidden = true;
    return undefined;
  });
  expect(await new PageClient().fill('expiry', text('2028-04-30'))).toBe('none');
  expect(input().value).toBe('2028-04-30');
});

test('a text that the page takes away in its next drawing is typed again', async () => {
  drawPage('<label>Surname <input name="surname"></label><label>Given names <input name="given"></label>');
  const surname = input('[name="surname"]');
  surname.addEventListener('change', () => requestAnimationFrame(() => (surname.value = '')), { once: true });
  const page = new PageClient();
  await page.collect();
  const results = await page.fillSteps([page.step('surname', text('RAO')), page.step('given', text('MEERA'))]);
  expect(results.map(({ reason }) => reason)).toEqual(['none', 'none']);
  expect(surname.value).toBe('RAO');
  expect(input('[name="given"]').value).toBe('MEERA');
});

test('a box that the page unticks in its next drawing is ticked again', async () => {
  drawPage('<label><input type="checkbox" name="agree"> I agree</label>');
  const box = input();
  box.addEventListener('change', () => requestAnimationFrame(() => (box.checked = false)), { once: true });
  expect(await new PageClient().fill('agree', { kind: 'ticked', isTicked: true })).toBe('none');
  expect(box.checked).toBe(true);
});

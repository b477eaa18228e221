import { expect, test } from 'vitest';
import { drawPage } from '../testing/draw-page.ts';
import { choice, choices, PageClient, text, ticked } from '../testing/page-client.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const findInput = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
const findSelect = (selector: string) => document.querySelector<HTMLSelectElement>(selector)!;

const countries = ['India', 'Indonesia', 'Iceland', 'Nepal', 'Niger', 'Nigeria', 'Norway'];

const withValues = countries
  .map((country) => `<option value="${country.length}${country}">${country}</option>`)
  .join('');

// A list in the style of common libraries: options are drawn at the end of the body when its button is pressed.
function drawList(options: readonly string[], opens: 'click' | 'mousedown' | 'pointerdown' = 'click'): HTMLElement {
  const button = find('[aria-haspopup=listbox]');
  button.addEventListener(opens, () => {
    if (document.querySelector('#popup') !== null) return document.querySelector('#popup')!.remove();
    const popup = document.createElement('div');
    popup.id = 'popup';
    popup.setAttribute('role', 'listbox');
    popup.innerHTML = options.map((option) => `<div role="option">${option}</div>`).join('');
    popup.addEventListener('click', (event) => {
      button.textContent = (event.target as HTMLElement).textContent;
      popup.remove();
    });
    document.body.append(popup);
    return undefined;
  });
  return button;
}

test('a select gets the option with exactly the text, with input before change', async () => {
  drawPage(`<label>Nationality <select name="n"><option value="">Select</option>${withValues}</select></label>`);
  const seen: string[] = [];
  for (const type of ['focus', 'input', 'change', 'blur']) find('select').addEventListener(type, () => seen.push(type));
  const page = new PageClient();
  await page.collect();
  expect(await page.found('n')).toBe('');
  expect(await page.fill('n', choice('Niger'))).toBe('none');
  expect(findSelect('select').selectedOptions[0]!.text).toBe('Niger');
  expect(seen).toEqual(['focus', 'input', 'change', 'blur']);
  expect(await page.found('n')).toBe('Niger');
  expect(await page.fill('n', choice('Nige'))).toBe('noOption');
  expect(await page.found('n')).toBe('Niger');
});

test('radio buttons and boxes are pressed, also those that the page draws itself', async () => {
  drawPage(`<style>.own input { position: absolute; opacity: 0; width: 1px; height: 1px }</style>
    <fieldset><legend>Sex</legend><label><input type="radio" name="sex"> Male</label><label>
      <input type="radio" name="sex"> Female</label></fieldset>
    <fieldset class="own"><legend>Married</legend><label><input type="radio" name="m"> Yes</label><label>
      <input type="radio" name="m"> No</label></fieldset>
    <div role="radiogroup" aria-label="Entries"><div role="radio" tabindex="0" aria-checked="true">Single</div>
      <div role="radio" tabindex="0" aria-checked="false">Multiple</div></div>
    <fieldset><legend>Purposes</legend><label><input type="checkbox" name="p[]" checked> Work</label><label>
      <input type="checkbox" name="p[]"> Tourism</label><label><input type="checkbox" name="p[]"> Family</label></fieldset>
    <label><input type="checkbox" name="agree"> I agree</label>`);
  for (const option of document.querySelectorAll('[role=radio]')) {
    option.addEventListener('click', () => {
      for (const other of document.querySelectorAll('[role=radio]'))
        other.setAttribute('aria-checked', String(other === option));
    });
  }
  const seen: string[] = [];
  document.addEventListener('change', (event) => seen.push((event.target as HTMLInputElement).name));
  const page = new PageClient();
  await page.collect();
  const results = await page.fillSteps([
    page.step('Sex', choice('Female')),
    page.step('Married', choice('No')),
    page.step('Entries', choice('Multiple')),
    page.step('Purposes', choices('Tourism', 'Family')),
    page.step('agree', ticked(true)),
  ]);
  expect(results.map(({ reason }) => reason)).toEqual(['none', 'none', 'none', 'none', 'none']);
  expect(await page.found('Sex')).toBe('Female');
  expect(await page.found('Married')).toBe('No');
  expect(await page.found('Entries')).toBe('Multiple');
  expect(await page.found('Purposes')).toEqual(['Tourism', 'Family']);
  expect(await page.found('agree')).toEqual(['I agree']);
  expect(seen).toEqual(['sex', 'm', 'p[]', 'p[]', 'p[]', 'agree']);
  expect(await page.fill('Sex', choice('Unknown'))).toBe('noOption');
  expect(await page.fill('agree', ticked(false))).toBe('none');
  expect(await page.found('agree')).toEqual([]);
});

test('a select is waited for until the page has loaded its options', async () => {
  drawPage(`<label>State <select name="state"><option value="">Select</option><option>Kerala</option></select></label>
    <label>City <select name="city" disabled><option value="">Loading</option></select></label>`);
  find('[name=state]').addEventListener('change', () => {
    setTimeout(() => {
      find('[name=city]').innerHTML = '<option value="">Select</option><option>Kochi</option>';
      find('[name=city]').removeAttribute('disabled');
    }, 700);
  });
  const page = new PageClient();
  await page.collect();
  const results = await page.fillSteps([
    page.step('state', choice('Kerala')),
    page.step('city', choice('Kochi'), true),
  ]);
  expect(results.map(({ reason }) => reason)).toEqual(['none', 'none']);
  expect(await page.found('city')).toBe('Kochi');
  expect(page.progress.map(({ progress, ref, done, of }) => [progress, ref, done, of])).toEqual([
    ['filling', 'c1', 0, 2],
    ['filling', 'c2', 1, 2],
    ['waitingForList', 'c2', 1, 2],
  ]);
});

test('a list that is loaded again after its driver is chosen from again', async () => {
  drawPage(`<label>State <select name="state"><option value="">Select</option><option>Kerala</option></select></label>
    <label>City <select name="city"><option value="">Select</option><option>Kochi</option></select></label>`);
  find('[name=state]').addEventListener('change', () => {
    setTimeout(
      () =>
        (find('[name=city]').innerHTML =
          '<option value="">Select</option><option>Thrissur</option><option>Kochi</option>'),
      250,
    );
  });
  const page = new PageClient();
  await page.collect();
  await page.fillSteps([page.step('state', choice('Kerala')), page.step('city', choice('Kochi'), true)]);
  expect(await page.found('city')).toBe('Kochi');
  expect(findSelect('[name=city]').options).toHaveLength(3);
});

test('an option that never comes is reported as a list that took too long', { timeout: 20_000 }, async () => {
  drawPage('<label>City <select name="city"><option value="">Select</option></select></label>');
  const begin = performance.now();
  expect(await new PageClient().fill('city', choice('Kochi'), true)).toBe('listTimeout');
  expect(performance.now() - begin).toBeGreaterThan(7000);
});

test.each(['click', 'mousedown', 'pointerdown'] as const)(
  'a list that opens on %s gets its option by a press',
  async (opens) => {
    document.querySelector('#popup')?.remove();
    drawPage('<div><span>Gate of entry</span><button type="button" aria-haspopup="listbox">Select</button></div>');
    drawList(countries, opens);
    const page = new PageClient();
    await page.collect();
    expect(await page.found('Gate of entry')).toBe('');
    expect(await page.fill('Gate of entry', choice('Nigeria'))).toBe('none');
    expect(await page.found('Gate of entry')).toBe('Nigeria');
    expect(await page.fill('Gate of entry', choice('Atlantis'))).toBe('noOption');
    expect(document.querySelector('#popup')).toBeNull();
    expect(await page.found('Gate of entry')).toBe('Nigeria');
  },
);

test('the options of a list are read without choosing one', async () => {
  drawPage('<div><span>Gate of entry</span><button type="button" aria-haspopup="listbox">Select</button></div>');
  drawList(countries);
  const page = new PageClient();
  await page.collect();
  const { options } = await page.ask({ ask: 'options', ref: 'c1' }, 'options');
  expect(options).toEqual(countries);
  expect(document.querySelector('#popup')).toBeNull();
  expect(await page.found('Gate of entry')).toBe('');
});

// 250 options of which only those in view exist.
function drawVirtualList(options: readonly string[]): void {
  const box = find('[role=combobox]');
  const popup = find('#virtual');
  const inner = popup.firstElementChild as HTMLElement;
  const draw = () => {
    const first = Math.floor(popup.scrollTop / 20);
    inner.innerHTML = options
      .slice(first, first + 12)
      .map(
        (option, index) =>
          `<div role="option" style="position:absolute;top:${(first + index) * 20}px;height:20px">${option}</div>`,
      )
      .join('');
  };
  inner.style.height = `${options.length * 20}px`;
  popup.addEventListener('scroll', draw);
  box.addEventListener('click', () => {
    popup.hidden = false;
    draw();
  });
  popup.addEventListener('click', (event) => {
    box.querySelector('span')!.textContent = (event.target as HTMLElement).textContent;
    popup.hidden = true;
  });
}

const many = Array.from({ length: 250 }, (_, index) => `Country ${String(index).padStart(3, '0')}`);

test('a list that draws only the options in view is scrolled until the option is there', async () => {
  drawPage(`<label id="l">Nationality</label><div role="combobox" tabindex="0" aria-labelledby="l" aria-controls="virtual">
      <span>Select</span></div>
    <div id="virtual" role="listbox" hidden style="height:200px;overflow:auto"><div style="position:relative"></div></div>`);
  drawVirtualList(many);
  const page = new PageClient();
  expect(await page.fill('Nationality', choice('Country 231'))).toBe('none');
  expect(await page.found('Nationality')).toBe('Country 231');
  await page.collect();
  const { options } = await page.ask({ ask: 'options', ref: 'c1' }, 'options');
  expect(options).toEqual(many);
});

test('text is entered in the search box of a list, and the option is waited for', async () => {
  drawPage(
    `<div class="field"><span>City of birth</span><div class="box"><input role="combobox" aria-expanded="false" name="city">
      </div><ul id="found"></ul></div>`,
  );
  const input = findInput('[role=combobox]');
  input.addEventListener('input', () => {
    const { value } = input;
    setTimeout(() => {
      find('#found').innerHTML =
        value === ''
          ? ''
          : countries
              .filter((c) => c.startsWith(value))
              .map((c) => `<li role="option">${c}</li>`)
              .join('');
    }, 300);
  });
  find('#found').addEventListener('click', (event) => {
    input.value = (event.target as HTMLElement).textContent;
    find('#found').innerHTML = '';
  });
  const page = new PageClient();
  expect(await page.fill('city', choice('Niger'))).toBe('none');
  expect(input.value).toBe('Niger');
});

test('a list that shows its choice beside an empty search box is read and compared', async () => {
  drawPage(`<label for="rs">Host country</label><div class="rs__control"><div class="rs__value"><div class="rs__placeholder">Select...</div>
    <input id="rs" role="combobox"></div></div><div id="menu"></div>`);
  const control = find('.rs__control');
  control.addEventListener('mousedown', () => {
    find('#menu').innerHTML = countries.map((c) => `<div class="rs__option">${c}</div>`).join('');
  });
  find('#menu').addEventListener('click', (event) => {
    find('.rs__value').firstElementChild!.outerHTML =
      `<div class="rs__single-value">${(event.target as HTMLElement).textContent}</div>`;
    find('#menu').innerHTML = '';
  });
  const page = new PageClient();
  await page.collect();
  expect(await page.found('Host country')).toBe('');
  expect(await page.fill('Host country', choice('Norway'))).toBe('none');
  expect(await page.found('Host country')).toBe('Norway');
  expect(findInput('#rs').value).toBe('');
});

test('a list without roles stores its choice in its hidden field', async () => {
  drawPage(`<div>Visa type <div class="ui-select" tabindex="0"><span class="ui-text">Please select</span>
      <input type="hidden" name="visaType" value="">
    <ul hidden><li data-value="T">Tourist</li><li data-value="B">Business</li></ul></div></div>`);
  const list = find('.ui-select');
  list.addEventListener('click', (event) => {
    const option = (event.target as HTMLElement).closest('li');
    if (option !== null) {
      find('.ui-text').textContent = option.textContent;
      findInput('[type=hidden]').value = option.dataset['value']!;
    }
    find('ul').hidden = option !== null || !find('ul').hidden;
  });
  const page = new PageClient();
  expect(await page.fill('visaType', choice('Business'))).toBe('none');
  expect(findInput('[type=hidden]').value).toBe('B');
  expect(await page.found('visaType')).toBe('Business');
});

test('several options of a list drawn by the page are chosen one after the other', async () => {
  drawPage(`<div role="listbox" aria-multiselectable="true" aria-label="Transport"><div role="option" aria-selected="false">Air</div>
    <div role="option" aria-selected="false">Sea</div><div role="option" aria-selected="false">Land</div></div>`);
  find('[role=listbox]').addEventListener('click', (event) =>
    (event.target as HTMLElement).setAttribute('aria-selected', 'true'),
  );
  const page = new PageClient();
  expect(await page.fill('Transport', choices('Air', 'Land'))).toBe('none');
  expect(await page.found('Transport')).toEqual(['Air', 'Land']);
});

const picture: { kind: 'file'; name: string; mediaType: string; base64: string } = {
  kind: 'file',
  name: 'portrait.jpg',
  mediaType: 'image/jpeg',
  base64: btoa('picture'),
};

test('a file is given to the page, unless the page does not take its kind', async () => {
  drawPage(
    `<label>Portrait <input type="file" name="portrait" accept=".jpg,image/png"></label>
      <label>Scan <input type="file" name="scan" accept="application/pdf"></label>`,
  );
  const received: string[] = [];
  find('[name=portrait]').addEventListener('change', (event) => {
    const file = (event.target as HTMLInputElement).files![0]!;
    void file.text().then((content) => received.push(`${file.name} ${file.type} ${content}`));
  });
  const page = new PageClient();
  expect(await page.fill('portrait', picture)).toBe('none');
  expect(await page.found('portrait')).toEqual(['portrait.jpg']);
  await expect.poll(() => received).toEqual(['portrait.jpg image/jpeg picture']);
  expect(await page.fill('scan', picture)).toBe('notAccepted');
  expect(await page.found('scan')).toEqual([]);
});

test('stop ends a running fill between two fields', async () => {
  drawPage(Array.from({ length: 12 }, (_, index) => `<label>Field ${index} <input name="f${index}"></label>`).join(''));
  const page = new PageClient();
  await page.collect();
  const steps = Array.from({ length: 12 }, (_, index) => page.step(`f${index}`, text('x')));
  const filling = page.fillSteps(steps);
  await expect.poll(() => page.progress.length, { interval: 5 }).toBeGreaterThan(3);
  await page.ask({ ask: 'stop' }, 'done');
  const reasons = (await filling).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason === 'none').length).toBeLessThan(12);
  expect(reasons.at(-1)).toBe('stopped');
  expect(findInput('[name=f11]').value).toBe('');
  expect(await page.fill('f11', text('y'))).toBe('none');
});

test('only the button that adds an item is pressed, and only if its words are those of the pack', async () => {
  drawPage(`<form><div id="items"><label>Child 1 <input name="child1"></label></div>
    <button type="button" id="add">Add another child</button><button id="next">Next</button><button id="save">add another CHILD now</button>
    <input type="submit" value="Add sibling" id="sibling"><button type="button" class="twice">Add trip</button>
      <button type="button" class="twice">Add trip</button></form>`);
  const pressed: string[] = [];
  find('form').addEventListener('submit', (event) => event.preventDefault());
  for (const button of document.querySelectorAll<HTMLElement>('button, input[type=submit]')) {
    button.addEventListener('click', () => pressed.push(button.id || button.className));
  }
  find('#add').addEventListener('click', () => {
    setTimeout(
      () => find('#items').insertAdjacentHTML('beforeend', '<label>Child 2 <input name="child2"></label>'),
      200,
    );
  });
  const page = new PageClient();
  const add = (button: string) => page.ask({ ask: 'addItem', button }, 'done');
  await add('Next');
  await add('add sibling');
  await add('Add trip');
  await add('Add');
  expect(pressed).toEqual([]);
  await add('Add another child');
  expect(pressed).toEqual(['add']);
  expect((await page.collect()).map(({ label }) => label)).toEqual(['Child 1', 'Child 2']);
  await add('Add sibling');
  expect(pressed).toEqual(['add', 'sibling']);
});

test('fields are filled without waiting between them', async () => {
  drawPage(
    Array.from({ length: 60 }, (_, index) => `<p><label>Field ${index} <input name="f${index}"></label></p>`).join(''),
  );
  const page = new PageClient();
  await page.collect();
  const begin = performance.now();
  const results = await page.fillSteps(
    Array.from({ length: 60 }, (_, index) => page.step(`f${index}`, text(`value ${index}`))),
  );
  const perSecond = Math.round(60_000 / (performance.now() - begin));
  console.info(`${perSecond} fields per second`);
  expect(results.every(({ outcome }) => outcome === 'typed')).toBe(true);
});

test('a file that the page has taken over is read by the name beside its control, and not given again', async () => {
  drawPage(
    '<div class="field"><label>Portrait <input type="file" name="portrait"></label><span>Received: portrait.jpg</span></div>',
  );
  let changes = 0;
  findInput('input').addEventListener('change', () => (changes += 1));
  const page = new PageClient();
  await page.collect();
  expect(await page.found('portrait')).toEqual(['portrait.jpg']);
  expect(await page.fill('portrait', picture)).toBe('none');
  expect(changes).toBe(0);
});

test.each([
  ['a submit button', '<button type="submit" role="radio" name="s" aria-checked="false"'],
  ['a button without a type', '<button role="radio" name="s" aria-checked="false"'],
  ['a link to elsewhere', '<a href="?paid" role="radio" aria-checked="false"'],
])('%s in the place of a choice is not pressed', async (_, start) => {
  const end = start.slice(1, start.indexOf(' '));
  drawPage(`<form><div role="radiogroup" aria-label="Sex">${start}>Male</${end}>${start}>Female</${end}></div></form>`);
  const seen: string[] = [];
  for (const type of ['submit', 'pointerdown', 'click'])
    find('form').addEventListener(type, (event) => {
      event.preventDefault();
      seen.push(type);
    });
  const page = new PageClient();
  expect(await page.fill('Sex', choice('Female'))).toBe('notAccepted');
  expect(seen).toEqual([]);
});

test('options and list buttons that send the form are not pressed', async () => {
  drawPage(`<form><label id="l">Nationality</label>
    <button type="submit" aria-haspopup="listbox" aria-labelledby="l" name="n">Select</button></form>
    <form id="other"><label id="m">Country</label><div role="combobox" tabindex="0" aria-labelledby="m" aria-controls="o">Select</div>
      <div role="listbox" id="o" hidden><button role="option">Nepal</button></div></form>`);
  find('[role=combobox]').addEventListener('click', () => find('#o').removeAttribute('hidden'));
  let sent = 0;
  for (const form of document.querySelectorAll('form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
  const page = new PageClient();
  expect(await page.fill('Nationality', choice('Nepal'))).toBe('noOption');
  expect(await page.fill('Country', choice('Nepal'))).toBe('notAccepted');
  expect(sent).toBe(0);
});

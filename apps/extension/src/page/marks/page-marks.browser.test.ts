import { afterEach, expect, test, vi } from 'vitest';
import type { FieldMark } from '../../messages/page-messages.ts';
import { twoFrames } from '../fill/page-frames.ts';
import { drawPage } from '../testing/draw-page.ts';
import { PageClient } from '../testing/page-client.ts';

const roots: ShadowRoot[] = [];
const attach = Element.prototype.attachShadow;
vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function attachAndNote(
  this: Element,
  init: ShadowRootInit,
) {
  const root = attach.call(this, init);
  roots.push(root);
  return root;
});

afterEach(() => roots.splice(0));

const layer = () => roots.at(-1)!;
const mark = (name: FieldMark) => layer().querySelector<HTMLElement>(`.${name}`)!;
const style = (name: FieldMark) => getComputedStyle(mark(name));

const fields = (...names: string[]) =>
  names.map((name) => `<p><label>${name} <input name="${name}"></label></p>`).join('');

async function markAll(
  page: PageClient,
  marks: Record<string, FieldMark>,
  texts: Record<string, string> = {},
): Promise<void> {
  await page.collect();
  const all = Object.entries(marks).map(([name, kind]) => ({
    ref: page.ref(name),
    mark: kind,
    text: texts[name] ?? '',
  }));
  await page.ask({ ask: 'mark', marks: all }, 'done');
}

function expectAround(element: HTMLElement, field: Element): void {
  const box = element.getBoundingClientRect();
  const inner = field.getBoundingClientRect();
  expect([box.left, box.top, box.width, box.height].map(Math.round)).toEqual(
    [inner.left - 2, inner.top - 2, inner.width + 4, inner.height + 4].map(Math.round),
  );
}

test('each mark has its line, colour and sign, around its field', async () => {
  drawPage(fields('a', 'b', 'c', 'd', 'e'));
  const page = new PageClient();
  const marks = { a: 'planned', b: 'typed', c: 'equal', d: 'differs', e: 'personal' } as const;
  await markAll(page, marks, { d: 'We typed 09/05/1988', e: 'Yours to type' });
  const line = (name: FieldMark) => [
    style(name).borderTopStyle,
    style(name).borderTopColor,
    style(name).borderTopWidth,
  ];
  expect(line('planned')).toEqual(['dashed', 'rgb(77, 111, 179)', '1px']);
  expect(line('typed')).toEqual(['solid', 'rgb(53, 80, 127)', '2px']);
  expect(line('equal')).toEqual(['solid', 'rgb(43, 138, 62)', '2px']);
  expect(line('differs')).toEqual(['solid', 'rgb(211, 47, 47)', '2px']);
  expect(line('personal')).toEqual(['dashed', 'rgb(184, 119, 0)', '1px']);
  expect(mark('equal').textContent).toBe('✓');
  expect(mark('differs').textContent).toBe('!We typed 09/05/1988');
  expect(mark('personal').textContent).toBe('Yours to type');
  for (const [index, name] of (['planned', 'typed', 'equal', 'differs', 'personal'] as const).entries()) {
    expectAround(mark(name), document.querySelectorAll('input')[index]!);
  }
});

test('the page keeps its layout and its presses, and cannot read the marks', async () => {
  drawPage(fields('a', 'b'));
  const size = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
  const before = size();
  const page = new PageClient();
  await markAll(page, { a: 'differs', b: 'equal' }, { a: 'SECRET '.repeat(80) });
  expect(size()).toEqual(before);
  const field = document.querySelector('input')!;
  const box = field.getBoundingClientRect();
  expect(document.elementFromPoint(box.left + 4, box.top + 4)).toBe(field);
  expect(document.documentElement.outerHTML).not.toContain('SECRET');
  expect(document.documentElement.innerText).not.toContain('SECRET');
  expect([...document.querySelectorAll('*')].some((element) => element.shadowRoot !== null)).toBe(false);
  const { controls } = { controls: await page.collect() };
  expect(controls).toHaveLength(2);
});

test('marks follow scrolling, boxes that scroll and changes of the page', async () => {
  drawPage(
    `<p id="first">Top</p>${fields('a')}<div id="box" style="height:60px;overflow:auto">
      ${fields('b')}<div style="height:500px"></div></div><div style="height:3000px"></div>`,
  );
  await markAll(new PageClient(), { a: 'planned', b: 'typed' });
  const [a, b] = document.querySelectorAll('input');
  window.scrollTo(0, 40);
  await twoFrames();
  await twoFrames();
  expectAround(mark('planned'), a!);
  document.querySelector('#first')!.insertAdjacentHTML('afterend', '<div style="height:77px"></div>');
  await twoFrames();
  await twoFrames();
  expectAround(mark('planned'), a!);
  expect(mark('typed').hidden).toBe(false);
  document.querySelector('#box')!.scrollTop = 400;
  await twoFrames();
  await twoFrames();
  expect(mark('typed').hidden).toBe(true);
  expectAround(mark('planned'), a!);
  expect(b!.isConnected).toBe(true);
  window.scrollTo(0, 0);
});

test('a mark around radio buttons holds all of them with their texts', async () => {
  drawPage(
    `<fieldset><legend>Sex</legend><label id="m"><input type="radio" name="s"> Male</label><label id="f">
      <input type="radio" name="s"> Female</label></fieldset>`,
  );
  await markAll(new PageClient(), { Sex: 'typed' });
  const box = mark('typed').getBoundingClientRect();
  const first = document.querySelector('#m')!.getBoundingClientRect();
  const last = document.querySelector('#f')!.getBoundingClientRect();
  expect(box.left).toBeLessThanOrEqual(first.left);
  expect(box.right).toBeGreaterThanOrEqual(last.right);
});

test('a new mark of a field replaces the one before, and clearing leaves nothing', async () => {
  drawPage(fields('a', 'b'));
  const children = document.documentElement.children.length;
  const page = new PageClient();
  await markAll(page, { a: 'planned', b: 'planned' });
  await page.ask({ ask: 'mark', marks: [{ ref: page.ref('a'), mark: 'equal', text: '' }] }, 'done');
  expect(layer().querySelectorAll('.mark')).toHaveLength(2);
  expect(layer().querySelectorAll('.equal')).toHaveLength(1);
  await page.ask({ ask: 'clearMarks' }, 'done');
  expect(document.documentElement.children).toHaveLength(children);
});

test('the page’s own rules neither hide nor move the marks, and printing leaves them out', async () => {
  drawPage(
    `<style>html > div { display: none; transform: translate(50px, 50px); } div { border: 9px solid red; }</style>${fields('a')}`,
  );
  await markAll(new PageClient(), { a: 'typed' });
  expectAround(mark('typed'), document.querySelector('input')!);
  const rules = [...layer().adoptedStyleSheets[0]!.cssRules].filter((rule) => rule instanceof CSSMediaRule);
  const print = rules.find((rule) => rule.conditionText === 'print')!;
  expect(print.cssText).toContain('display: none');
});

import {
  changedForTest,
  controlForTest,
  packForTest,
  pageForTest,
  skeletonForTest,
} from '@visawright/packs/testing/page-for-test.ts';
import { expect, test } from 'vitest';
import { LivePage } from '../portal/live-page.ts';
import { PageInMemory } from '../testing/page-in-memory.ts';
import { fillPage, type FillRun } from './fill-page.ts';
import { lookAtPage } from './look-at-page.ts';

const answers = {
  answers: {
    surname: 'Subramaniam',
    givenNames: 'Pranav',
    dateOfBirth: '1988-05-09',
    sex: 'Male',
    countryOfBirth: 'India',
    stateOfBirth: 'Tamil Nadu',
    passportNumber: 'X0526184',
    passportType: 'Ordinary passport',
    passportIssueDate: '2021-06-12',
    passportExpiryDate: '2031-06-11',
  },
  files: [],
};
const pack = packForTest();

function runOn(page: PageInMemory, other: Partial<FillRun> = {}) {
  let waited = 0;
  const run: FillRun = {
    page: pack.pages[0]!,
    answers,
    only: null,
    collect: () => LivePage.collect(page, 7, pack),
    look: (live) => lookAtPage(pack, live.skeleton, answers),
    writeOf: ({ write }) => Promise.resolve(write === null || write.kind === 'file' ? null : write),
    onLook: () => undefined,
    onProgress: () => undefined,
    onFilled: () => undefined,
    isStopped: () => false,
    pause: (ms) => {
      waited += ms;
      return Promise.resolve();
    },
    ...other,
  };
  return { run, waited: () => waited };
}

const withStates = () => skeletonForTest(changedForTest('c6', { options: ['Select', 'Kerala', 'Tamil Nadu'] }));

test('the field that others wait for comes first, then all others; the CAPTCHA is never typed', async () => {
  const page = new PageInMemory(withStates());
  expect(await fillPage(runOn(page).run)).toBe('done');
  expect(page.typed[0]).toBe('Country of birth');
  expect(page.typed).toHaveLength(10);
  expect(page.typed).not.toContain('Security code');
  expect(page.values.get('Date of birth')).toBe('09/05/1988');
});

test('a page that loads itself again after a choice is filled to the end, each field once', async () => {
  const page = new PageInMemory(withStates());
  page.afterTyping = (label) => {
    if (label === 'Country of birth' || label === 'Sex') page.reload();
  };
  expect(await fillPage(runOn(page).run)).toBe('done');
  expect(page.typed.toSorted()).toEqual([...new Set(page.typed)].toSorted());
  expect(page.values.size).toBe(10);
});

test('an unknown page is not touched', async () => {
  const page = new PageInMemory(
    skeletonForTest(changedForTest('c8', { label: 'Father’s passport number', id: '', name: '' })),
  );
  expect(await fillPage(runOn(page).run)).toBe('changed');
  expect(page.asked).toEqual(['collect']);
});

test('a page that becomes unknown while it is filled gets nothing more', async () => {
  const page = new PageInMemory(withStates());
  page.afterTyping = () => {
    page.skeleton = skeletonForTest(changedForTest('c8', { label: 'Father’s passport number', id: '', name: '' }));
  };
  expect(await fillPage(runOn(page).run)).toBe('changed');
  expect(page.typed).toEqual(['Country of birth']);
});

test('nothing is typed into a tab that is not in front any more', async () => {
  const page = new PageInMemory(withStates());
  page.afterTyping = () => {
    page.tabId = 8;
  };
  expect(await fillPage(runOn(page).run)).toBe('gone');
  expect(page.typed).toEqual(['Country of birth']);
});

test('nothing is typed into another site at the same place', async () => {
  const page = new PageInMemory(withStates());
  page.href = 'https://elsewhere.example/apply/778/applicant';
  expect(await fillPage(runOn(page).run)).toBe('gone');
  expect(page.asked).toEqual([]);
});

test('stopping ends before the next round', async () => {
  const page = new PageInMemory(withStates());
  const run = { ...runOn(page).run, isStopped: () => page.typed.length > 0 };
  expect(await fillPage(run)).toBe('stopped');
  expect(page.typed).toEqual(['Country of birth']);
});

test('a field that cannot be changed yet is filled when a later answer has made it usable', async () => {
  const page = new PageInMemory(withStates());
  page.disabled.add('Country of birth');
  page.afterTyping = (label) => {
    if (label === 'Surname') page.disabled.delete('Country of birth');
  };
  expect(await fillPage(runOn(page).run)).toBe('done');
  expect(page.values.get('Country of birth')).toBe('India');
  expect(page.values.size).toBe(10);
});

test('a field that stays unusable is tried three times and no more', async () => {
  const page = new PageInMemory(withStates());
  page.disabled.add('Surname');
  expect(await fillPage(runOn(page).run)).toBe('done');
  expect(page.values.size).toBe(9);
});

test('one field is filled again alone', async () => {
  const page = new PageInMemory(withStates());
  expect(await fillPage(runOn(page, { only: new Set(['c8']) }).run)).toBe('done');
  expect(page.typed).toEqual(['Passport number']);
});

test('items of a repeated question are added one by one, and no more than the page takes', async () => {
  const first = [
    controlForTest('c1', 'Name of child', { name: 'child[0].name', group: 'Children' }),
    controlForTest('c2', 'Age of child', { name: 'child[0].age', group: 'Children' }),
  ];
  const recorded = first.map((control) => ({ ...control, name: control.name.replace('0', '{n}') }));
  const items = (count: number) =>
    Array.from({ length: count }, (_, item) =>
      first.map((each) => ({ ...each, name: each.name.replace('0', String(item)) })),
    ).flat();
  const blockPage = pageForTest({
    controls: recorded,
    fields: [],
    personal: [],
    blocks: [
      {
        question: 'children',
        addButton: 'Add child',
        firstNumber: 0,
        most: 5,
        fields: [
          { control: 'c1', from: { question: 'children', field: 'fullName' } },
          { control: 'c2', from: { question: 'children', field: 'age' } },
        ],
      },
    ],
  });
  const own = packForTest(blockPage);
  const children = ['Asha', 'Ravi', 'Meera'].map((fullName, i) => ({ fullName, age: String(i + 4) }));
  const given = { answers: { children }, files: [] };
  const page = new PageInMemory(skeletonForTest(items(1)));
  let shown = 1;
  page.afterAdding = () => {
    page.skeleton = skeletonForTest(items(++shown));
  };
  const { run } = runOn(page, {
    page: blockPage,
    answers: given,
    look: (live) => lookAtPage(own, live.skeleton, given),
  });
  expect(await fillPage(run)).toBe('done');
  expect(page.typed).toHaveLength(6);
  expect(page.asked.filter((ask) => ask === 'addItem')).toHaveLength(2);
});

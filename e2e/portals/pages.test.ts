import { loadPortals } from '@visawright/forms/portals/load-portals.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPortals } from './definitions/all-portals.ts';
import { escape } from './render/escape.ts';
import { parseElement } from './rows/parse-element.ts';
import { isControl } from './rows/kind-of-row.ts';
import { pagesOf } from './server/outer-pages.ts';
import { startPortals, type StartedPortals } from './start-portals.ts';
import { PortalClient } from './testing/portal-client.ts';

let started: StartedPortals;
beforeAll(async () => {
  started = await startPortals({ firstPort: 0, delays: false });
});
afterAll(() => started.close());

const textsOf = async (id: string) => {
  const portal = allPortals.find((each) => each.id === id)!;
  const client = new PortalClient(started, id);
  const pages = new Map<string, string>();
  for (const page of pagesOf(portal)) {
    const { status, text } = await client.get(`${page.path}${portal.isPostback ? `?page=${page.id}` : ''}`);
    expect(status, page.path).toBe(200);
    pages.set(page.id, text);
  }
  return pages;
};

const scripted = new Set(['react', 'onInput', 'onBlur', 'shadow', 'frame']); // drawn by a script, or in the frame

test.each(allPortals)('$id serves all its pages, each labelled as practice', async (portal) => {
  const pages = await textsOf(portal.id);
  expect(pages.size).toBe(portal.pages.length + 2);
  for (const [id, text] of pages) {
    expect(text, id).toContain('<b>PRACTICE PORTAL</b> Not a government website.');
    expect(text, id).toContain('Nothing entered here is sent to any authority.');
    if (id !== 'submitted') expect(text, id).toContain('Session time left:');
  }
});

test.each(allPortals.filter(({ isPostback }) => !isPostback))(
  '$id has each control with its id, label and options',
  async (portal) => {
    const pages = await textsOf(portal.id);
    for (const page of portal.pages) {
      const text = pages.get(page.id)!;
      for (const { block, controls } of page.groups) {
        for (const control of controls.filter(({ behaviour }) => !scripted.has(behaviour ?? ''))) {
          const id = control.id.replace('{n}', String(block?.firstNumber ?? ''));
          const isGroup = control.kind === 'radio' || (control.kind === 'checkbox' && control.options.length > 0);
          expect(text, page.id).toContain(
            isGroup
              ? `name="${escape(control.name.replace('{n}', String(block?.firstNumber ?? '')))}"`
              : `id="${escape(id)}"`,
          );
          expect(text, id).toContain(escape(control.label));
          if (control.kind === 'list') continue; // its options are drawn when it is opened
          for (const option of control.options) expect(text, id).toContain(escape(option.text));
        }
      }
    }
  },
);

const recorded = [
  ['ds-160', 'US DS-160', 'usa'],
  ['china-cova', 'China COVA', 'china'],
  ['vietnam-evisa', 'Vietnam e-Visa', 'vietnam'],
  ['australia-600', 'Australia ImmiAccount, visitor 600 (form VSS-AP-600)', 'australia'],
  ['indonesia-evisa', 'Indonesia e-Visa', 'indonesia'],
  ['singapore-visa', 'Singapore SAVE / Form 14A', 'singapore'],
  ['sri-lanka-eta', 'Sri Lanka ETA', 'sriLanka'],
  ['thailand-arrival', 'Thailand TDAC', 'thailand'],
  ['saudi-evisa', 'Visit Saudi eVisa', 'saudiArabia'],
  ['philippines-etravel', 'Philippines eTravel', 'philippines'],
] as const;

// Recorded controls that are no part of an applicant's form.
const elsewhere = new Set([
  'username, password, totpCode', // sign-in
  'basic_captcha', // the picture code is on the page before the submission
]);

test.each(recorded)('%s has the recorded controls of %s with their ids', async (id, name, destination) => {
  const html = [...(await textsOf(id)).values()].join('\n');
  const portal = (await loadPortals(destination)).find((each) => each.name === name)!;
  const rows = portal.pages.flatMap(({ fields }) => fields);
  const missing = rows
    .filter(({ kind, element }) => isControl(kind) && element !== null && !elsewhere.has(element))
    .flatMap(({ element, label }) =>
      parseElement(element!)
        .ids.slice(0, 1)
        .map((each) => ({ label, each })),
    )
    .filter(({ each }) => /^[\w-]+$/.test(each))
    .filter(({ each }) => !html.includes(`id="${each}"`) && !html.includes(`name="${each}"`));
  expect(missing).toEqual([]);
});

test('the DS-160 has a control for each of the 347 recorded ones', async () => {
  const usa = allPortals.find(({ id }) => id === 'ds-160')!;
  const rows = (await loadPortals('usa')).flatMap(({ pages }) => pages.flatMap(({ fields }) => fields));
  const elements = new Set(
    usa.pages.flatMap(({ groups }) => groups.flatMap(({ controls }) => controls.map(({ row }) => row))),
  );
  const blocks = new Set(usa.pages.flatMap(({ groups }) => groups.flatMap(({ block }) => block?.elementId ?? [])));
  const missing = rows.filter(({ element, kind }) =>
    kind === 'repeat' ? !blocks.has(element!.split(', ').at(-1)!) : !elements.has(element!),
  );
  expect(rows).toHaveLength(347);
  expect(missing.map(({ element }) => element)).toEqual([]);
});

import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPortals } from './definitions/all-portals.ts';
import { placedControls } from './server/page-controls.ts';
import { startPortals, type StartedPortals } from './start-portals.ts';
import { PortalClient } from './testing/portal-client.ts';
import { sampleForm } from './testing/sample-values.ts';

let started: StartedPortals;
beforeAll(async () => {
  started = await startPortals({ firstPort: 0, delays: false });
});
afterAll(() => started.close());

const portalOf = (id: string) => allPortals.find((each) => each.id === id)!;

// The hidden state of a postback page, and the names of its controls in their order.
function postbackNames(text: string): { readonly state: string; readonly names: readonly string[] } {
  const names = [...text.matchAll(/name="(ctl00\$[^"]+)"/g)].map(([, name]) => name!);
  return { state: /name="__VIEWSTATE" value="([^"]+)"/.exec(text)![1]!, names: [...new Set(names)] };
}

test.each(allPortals)(
  '$id stores what was entered on each page, and gives a reference number at the end',
  async (portal) => {
    const client = new PortalClient(started, portal.id);
    let reply = await client.get('/');
    for (const page of portal.pages) {
      expect(reply.text, page.id).toContain(`<h1>${page.title.replaceAll("'", '&#39;')}</h1>`);
      if (portal.isPostback) {
        const { state, names } = postbackNames(reply.text);
        const controls = placedControls(page, () => 1);
        const form = sampleForm(page, (placed) => names[controls.findIndex(({ id }) => id === placed.id)]!);
        reply = await client.post(page.path, [['__VIEWSTATE', state], ...form]);
      } else reply = await client.post(page.path, sampleForm(page));
      expect(/class="error"[^>]*>([^<]*)/.exec(reply.text)?.[1], page.id).toBeUndefined();
    }
    const entered = started.entered(portal.id);
    for (const page of portal.pages) {
      for (const placed of placedControls(page, () => 1)) {
        const found = entered[page.id]?.[placed.id];
        expect(found === undefined || found === '' || found.length === 0, `${page.id} ${placed.id}`).toBe(false);
      }
    }
    expect(reply.text).toContain('<h1>Check and submit</h1>');
    const confirm = async (code: string) => {
      const values: [string, string][] = [
        ['practice-declaration', 'Yes'],
        ['practice-code', code],
      ];
      if (!portal.isPostback) return client.post('/apply/confirm', values);
      const { state, names } = postbackNames(reply.text);
      return client.post(portal.pages[0]!.path, [
        ['__VIEWSTATE', state],
        [names[0]!, 'Yes'],
        [names[1]!, code],
      ]);
    };
    reply = await confirm('WRONG');
    expect(reply.text).toContain('These are not the letters in the picture.');
    reply = await confirm(started.captcha(portal.id).toLowerCase());
    expect(reply.text).toMatch(new RegExp(`Registration code: <b class="code">E\\d{6}-${portal.code}-\\d{5}</b>`));
    expect(started.visits(portal.id).at(-1)?.reference).toMatch(/^E\d{6}-[A-Z]{3}-\d{5}$/);
  },
);

test('a page with a missing answer is drawn again with what was entered', async () => {
  const client = new PortalClient(started, 'vietnam-evisa');
  await client.get('/apply/applicant');
  const [page] = portalOf('vietnam-evisa').pages.filter(({ id }) => id === 'applicant');
  const form = sampleForm(page!).filter(([name]) => name !== 'basic_hcSo');
  const { path, text } = await client.post('/apply/applicant', [...form, ['basic_hcSo', '']]);
  expect(path).toBe('/apply/applicant');
  expect(text).toContain('id="basic_hcSo-error"');
  expect(text).toContain('value="asha@example.in"');
  expect(text.match(/class="error"/g)).toHaveLength(1);
});

test('what a condition makes needless is not required', async () => {
  const client = new PortalClient(started, 'ds-160');
  await client.get('/apply/personal-1');
  const page = portalOf('ds-160').pages.find(({ id }) => id === 'personal-1')!;
  const telecode = (value: string) =>
    sampleForm(page).map(([name, given]): [string, string | File] => {
      if (name === 'rblTelecodeQuestion') return [name, value];
      return [name, name.startsWith('tbxAPP_Telecode') ? '' : given];
    });
  expect((await client.post(page.path, telecode('Y'))).text).toContain('tbxAPP_TelecodeSURNAME-error');
  expect((await client.post(page.path, telecode('N'))).text).toContain('Personal information 2');
});

test('several items of a block are stored each with its number', async () => {
  const client = new PortalClient(started, 'ds-160');
  await client.get('/apply/personal-1');
  const page = portalOf('ds-160').pages.find(({ id }) => id === 'personal-1')!;
  await client.post(page.path, [
    ...sampleForm(page),
    ['__items_otherNames', '2'],
    ['DListAlias_ctl01_tbxSURNAME', 'RAO'],
    ['DListAlias_ctl01_tbxGIVEN_NAME', 'ASHA'],
  ]);
  expect(started.entered('ds-160')['personal-1']).toMatchObject({
    DListAlias_ctl01_tbxSURNAME: 'RAO',
    DListAlias_ctl01_tbxGIVEN_NAME: 'ASHA',
  });
});

test('a file that is too large or of another type is refused', async () => {
  const client = new PortalClient(started, 'widgets');
  await client.get('/apply/files');
  const { text } = await client.post('/apply/files', [
    ['w-photo', new File([new Uint8Array(1_500_000)], 'photo.jpg', { type: 'image/jpeg' })],
    ['w-passport-page', new File(['text'], 'page.txt', { type: 'text/plain' })],
  ]);
  expect(text).toContain('The file is larger than 1024 KB.');
  expect(text).toContain('This type of file is not accepted.');
});

test('a visit asks for its own values only', async () => {
  const [first, second] = [new PortalClient(started, 'japan-visa'), new PortalClient(started, 'japan-visa')];
  const page = portalOf('japan-visa').pages[0]!;
  await first.get('/');
  await first.post(page.path, sampleForm(page));
  const [visit] = started.visits('japan-visa').slice(-1);
  await second.get('/');
  const read = await second.get(`/__entered?visit=${visit!.id}`);
  expect(JSON.parse(read.text)).toMatchObject({ visit: visit!.id, pages: { personal: { q_sex: 'Male' } } });
  expect(started.entered('japan-visa')).toEqual({}); // the latest visit has submitted nothing
});

test('ids and names of the postback portal are different each time, and only its own state is understood', async () => {
  const client = new PortalClient(started, 'postback');
  const ids = async () =>
    [...(await client.get('/Application.aspx')).text.matchAll(/ id="(ctl00_[^"]+)"/g)].map(([, id]) => id!);
  const [first, second] = [await ids(), await ids()];
  expect(first.length).toBeGreaterThan(5);
  expect(first.filter((id) => second.includes(id))).toEqual([]);
  expect((await client.post('/Application.aspx', [['__VIEWSTATE', 'other']])).status).toBe(400);
});

test('a session ends after its time, and with it what was entered', async () => {
  const short = await startPortals({ firstPort: 0, only: ['saudi-evisa'], sessionSeconds: 1 });
  const client = new PortalClient(short, 'saudi-evisa');
  await client.get('/');
  await wait(1_200);
  const page = portalOf('saudi-evisa').pages[0]!;
  expect((await client.post(page.path, sampleForm(page))).text).toContain('Your session has ended.');
  expect((await client.get('/restart')).text).toContain('<h1>Eligibility</h1>');
  await short.close();
});

test('a portal can lose its session once after a page', async () => {
  const losing = await startPortals({ firstPort: 0, only: ['saudi-evisa'], loseSessionAfterPage: 2 });
  const client = new PortalClient(losing, 'saudi-evisa');
  const [first, second] = portalOf('saudi-evisa').pages as [
    (typeof allPortals)[0]['pages'][0],
    (typeof allPortals)[0]['pages'][0],
  ];
  await client.get('/');
  expect((await client.post(first.path, sampleForm(first))).text).toContain(second.title);
  expect((await client.post(second.path, sampleForm(second))).path).toBe('/session-ended');
  await client.get('/restart');
  await client.post(first.path, sampleForm(first));
  expect((await client.post(second.path, sampleForm(second))).text).toContain('<h1>Passport</h1>');
  await losing.close();
});

test('a late list arrives between 300 and 1,500 ms after it was asked for', async () => {
  const late = await startPortals({ firstPort: 0, only: ['vietnam-evisa'] });
  const client = new PortalClient(late, 'vietnam-evisa');
  const before = performance.now();
  const { text } = await client.get('/options?control=basic_ttcdPhuongXa&after=HA+NOI+City');
  const took = performance.now() - before;
  expect(JSON.parse(text)).toContainEqual({ value: 'Lake Ward', text: 'Lake Ward' });
  expect(took).toBeGreaterThan(290);
  expect(took).toBeLessThan(2_500); // a busy machine adds to it
  await late.close();
});

test('a page is drawn with the changes of a test, and without them afterwards', async () => {
  const client = new PortalClient(started, 'saudi-evisa');
  started.mutate('saudi-evisa', (page) => ({
    ...page,
    groups: page.groups.map((group) => ({
      ...group,
      controls: group.controls.map((control) => ({ ...control, label: `${control.label} (new)` })),
    })),
  }));
  expect((await client.get('/apply/eligibility')).text).toContain('Current nationality (new)');
  started.mutate('saudi-evisa', (page) => page);
  expect((await client.get('/apply/eligibility')).text).not.toContain('(new)');
});

import type { Pack, PackPage } from '@visawright/contract/extension/pack.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { sampleAnswers } from '@visawright/forms/blanks/sample-answers.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { findPage } from '@visawright/packs/pages/find-page.ts';
import { proposeMapping } from '@visawright/packs/recording/propose-mapping.ts';
import { packChanges } from '@visawright/packs/review/pack-changes.ts';
import { packCoverage } from '@visawright/packs/review/pack-coverage.ts';
import { packProblems } from '@visawright/packs/review/pack-problems.ts';
import { compareValue } from '@visawright/packs/values/compare-value.ts';
import { isAppOrigin } from '../../bridge/is-app-origin.ts';
import type { FieldMark } from '../../messages/page-messages.ts';
import { portalsAt } from '../../portal/known-portal.ts';
import { LivePage } from '../../portal/live-page.ts';
import { PageGone } from '../../portal/page-port.ts';
import type { RecorderActions } from '../../recorder/recorder-actions.ts';
import {
  chooseQuestion,
  emptyRecorder,
  leaveToPerson,
  moveSelection,
  packPageOf,
  recordPage,
  rowState,
  slugOf,
  takeRow,
  withPackPage,
  type RecordedPage,
  type RecorderState,
  type RowState,
} from '../../recorder/recorder-state.ts';
import { ServerError } from '../../server/server-error.ts';
import { fillPage } from '../../visit/fill-page.ts';
import { lookAtPage } from '../../visit/look-at-page.ts';
import { checkPack, fetchPortals } from './front-flow.ts';
import type { FlowContext } from './flow-context.ts';

const change = ({ store }: FlowContext, next: Partial<RecorderState>) =>
  store.set({ recorder: { ...store.get().recorder, ...next } });

const isoNow = ({ ports }: FlowContext) => new Date(ports.now()).toISOString();

function review(context: FlowContext, draft: Pack, form: Form): void {
  const { published } = context.store.get().recorder;
  change(context, {
    draft,
    changes: packChanges(published, draft),
    coverage: packCoverage(draft, form),
    problems: packProblems(draft, form),
  });
}

// The published pack of the portal in front, if it has one; the draft is based on it.
async function publishedPack(context: FlowContext, url: string): Promise<Pack | null> {
  await fetchPortals(context);
  const [portal] = portalsAt(context.store.get().portals ?? [], url);
  if (!portal) return null;
  try {
    const signed = await context.call('publishedPack', { query: { portal: portal.portal } });
    const problem = await checkPack(context, signed, portal, url, false);
    return problem === null || problem === 'unverified' ? signed.pack : null;
  } catch (error) {
    if (error instanceof ServerError && error.status === 404) return null;
    throw error;
  }
}

// What can be recorded is what the manifest lets the extension read: of other tabs it does not even know the address.
export async function lookForRecording(context: FlowContext): Promise<void> {
  const tab = await context.ports.pages.frontTab();
  const origin = tab && !isAppOrigin(new URL(tab.url).origin) ? new URL(tab.url).origin : null;
  const { recorder } = context.store.get();
  if (!tab || origin === null || !origin.startsWith('http')) {
    if (recorder.origin !== null) change(context, { origin: null });
    return;
  }
  if (recorder.origin === origin) return;
  const published = await publishedPack(context, tab.url);
  const isSamePortal = recorder.draft?.origins.includes(origin) ?? false;
  const destination = (isSamePortal ? recorder.draft?.destination : published?.destination) ?? null;
  change(context, { ...emptyRecorder, origin, published, draft: isSamePortal ? recorder.draft : null, destination });
  if (destination) await setDestination(context, destination);
}

async function setDestination(context: FlowContext, destination: string): Promise<void> {
  const found = findDestination(destination);
  if (!found) return;
  const form = await loadForm(found.id);
  change(context, { destination: found.id, form });
  const { draft } = context.store.get().recorder;
  if (draft) review(context, draft, form);
}

function newDraft({ published, destination, origin }: RecorderState, title: string): Pack {
  if (published) return { ...published, number: published.number + 1 };
  const url = new URL(origin!);
  return {
    portal: slugOf(url.hostname.replaceAll('.', '-') + (url.port ? `-${url.port}` : '')),
    name: title || url.host,
    destination: destination!,
    number: 1,
    origins: [origin!],
    frameOrigins: [],
    isPractice: url.hostname === '127.0.0.1',
    isVerified: true, // a person has it in front
    pages: [],
  };
}

async function record(context: FlowContext): Promise<void> {
  const { recorder } = context.store.get();
  const { form, origin, published, draft } = recorder;
  const tab = await context.ports.pages.frontTab();
  if (!form || !tab || origin === null) return;
  await context.exclusively(async () => {
    const frames = draft?.frameOrigins ?? published?.frameOrigins ?? [];
    const live = await LivePage.collect(context.ports.pages, tab.tabId, { origins: [origin], frameOrigins: frames });
    if (!live) throw new PageGone('the page went away');
    context.live = live;
    const base = draft ?? published;
    const before = (base && findPage({ ...base, origins: [origin] }, live.skeleton)) ?? null;
    const title = before?.title ?? live.skeleton.headings[0] ?? live.skeleton.title;
    const ids = new Set((base?.pages ?? []).map(({ id }) => id));
    const slug = slugOf(title);
    const page = recordPage({
      id: before?.id ?? (ids.has(slug) ? `${slug}-${ids.size + 1}` : slug),
      title: (title || 'Page').slice(0, 300),
      step: before?.step ?? (base?.pages.length ?? 0) + 1,
      skeleton: live.skeleton,
      before,
      proposals: proposeMapping(live.skeleton, form, before),
    });
    change(context, { page, testFill: null });
    await showNumbers(context, page);
  });
}

const marks: Record<RowState, FieldMark> = {
  sure: 'equal',
  toConfirm: 'personal',
  unmapped: 'differs',
  personal: 'personal',
};

// The number beside a control on the page is its number in the list.
async function showNumbers({ live }: FlowContext, page: RecordedPage): Promise<void> {
  const drawn = page.rows.map((row) => ({
    ref: row.control.ref,
    mark: marks[rowState(row)],
    text: String(row.number),
  }));
  await live?.mark(drawn).catch(() => undefined);
}

function changePage(context: FlowContext, act: (page: RecordedPage) => RecordedPage): void {
  const { page } = context.store.get().recorder;
  if (!page) return;
  const next = act(page);
  change(context, { page: next });
  if (next.rows !== page.rows) void showNumbers(context, next);
}

async function addPage(context: FlowContext): Promise<void> {
  const { recorder } = context.store.get();
  const { page, form } = recorder;
  if (!page || !form) return;
  const draft = withPackPage(recorder.draft ?? newDraft(recorder, page.skeleton.title), packPageOf(page));
  review(context, draft, form);
  change(context, { savedAt: isoNow(context) });
  await context.ports.stored.draft.write(draft);
  context.notify('drafted');
}

// Fills the page with invented answers and reads it back; tells whether the mapping works before anybody else depends on it.
async function test(context: FlowContext): Promise<void> {
  const { recorder } = context.store.get();
  const { page, form, origin } = recorder;
  const tab = await context.ports.pages.frontTab();
  if (!page || !form || !tab || origin === null) return;
  const packPage: PackPage = packPageOf(page);
  const pack: Pack = { ...(recorder.draft ?? newDraft(recorder, page.title)), origins: [origin], pages: [packPage] };
  const answers = { answers: sampleAnswers(form, 'ordinary'), files: [] };
  await context.exclusively(async () => {
    const seen = { plan: [] as ReturnType<typeof planOf> };
    await fillPage({
      page: packPage,
      answers,
      only: null,
      collect: () => LivePage.collect(context.ports.pages, tab.tabId, pack),
      look: (live) => lookAtPage(pack, live.skeleton, answers),
      writeOf: ({ write }) => Promise.resolve(write === null || write.kind === 'file' ? null : write),
      onLook: ({ plan }, live) => {
        context.live = live;
        seen.plan = planOf(plan);
      },
      onProgress: () => undefined,
      onFilled: () => undefined,
      isStopped: () => false,
      pause: context.ports.pause,
    });
    const { live } = context;
    if (!live) return;
    const values = await live.read(seen.plan.map(({ ref }) => ref));
    const differing = seen.plan.filter((planned) => {
      const value = values.find(({ ref }) => ref === planned.ref);
      const control = live.skeleton.controls.find(({ ref }) => ref === planned.ref);
      return !value || !control || !compareValue(planned, value.found, control).isEqual;
    });
    change(context, {
      testFill: {
        at: isoNow(context),
        fields: seen.plan.length,
        equal: seen.plan.length - differing.length,
        differing: differing.map(({ label }) => label.slice(0, 300)).slice(0, 100),
      },
    });
  });
}

const planOf = (plan: Extract<ReturnType<typeof lookAtPage>, { is: 'known' }>['plan']) =>
  plan.filter(({ state, ref, write }) => state === 'write' && ref !== '' && write?.kind !== 'file');

async function propose(context: FlowContext): Promise<void> {
  const { draft, testFill } = context.store.get().recorder;
  if (!draft) return;
  context.store.set({ isBusy: true });
  try {
    await context.call('proposePack', { body: { pack: draft, testFill } });
    await discard(context);
    context.notify('proposed');
  } catch (error) {
    context.notify('failed', error instanceof ServerError ? error.message : '');
  } finally {
    context.store.set({ isBusy: false });
  }
}

async function discard(context: FlowContext): Promise<void> {
  await context.ports.stored.draft.clear();
  await context.live?.clearMarks().catch(() => undefined);
  change(context, {
    draft: null,
    page: null,
    savedAt: null,
    changes: [],
    coverage: null,
    problems: [],
    testFill: null,
  });
}

async function learnOptions(context: FlowContext, ref: string): Promise<void> {
  const options = await context.exclusively(async () => context.live?.options(ref) ?? []);
  changePage(context, (page) => {
    const withOptions = <T extends { ref: string }>(control: T) =>
      control.ref === ref
        ? { ...control, options: options.slice(0, 400).map((option) => option.slice(0, 300)) }
        : control;
    return {
      ...page,
      skeleton: { ...page.skeleton, controls: page.skeleton.controls.map(withOptions) },
      rows: page.rows.map((row) => ({ ...row, control: withOptions(row.control) })),
    };
  });
}

export function recorderActions(context: FlowContext, run: (act: () => Promise<unknown>) => void): RecorderActions {
  return {
    setDestination: (destination) => run(() => setDestination(context, destination)),
    record: () => run(() => record(context)),
    select: (ref) => {
      changePage(context, (page) => ({ ...page, selected: ref }));
      run(async () => context.live?.show(ref));
    },
    move: (by) => changePage(context, (page) => moveSelection(page, by)),
    take: (ref) => changePage(context, (page) => takeRow(page, ref)),
    choose: (ref, field) => changePage(context, (page) => chooseQuestion(page, ref, field)),
    leave: (ref, reason) => changePage(context, (page) => leaveToPerson(page, ref, reason)),
    learnOptions: (ref) => run(() => learnOptions(context, ref)),
    describe: (described) => changePage(context, (page) => ({ ...page, ...described })),
    addPage: () => run(() => addPage(context)),
    test: () => run(() => test(context)),
    propose: () => run(() => propose(context)),
    discard: () => run(() => discard(context)),
  };
}

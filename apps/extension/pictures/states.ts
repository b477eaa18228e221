// The panel's states with invented people, for pictures and for the check of accessibility. Not part of the extension.
import type { FillData } from '@visawright/contract/extension/fill.ts';
import type { Pack, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import vietnam from '../../../packages/packs/data/vietnam-evisa.json';
import { proposeMapping } from '@visawright/packs/recording/propose-mapping.ts';
import { packChanges } from '@visawright/packs/review/pack-changes.ts';
import { packCoverage } from '@visawright/packs/review/pack-coverage.ts';
import type { PairingState } from '../src/pairing/pairing-state.ts';
import type { PanelState } from '../src/panel/panel-state.ts';
import { emptyRecorder, packPageOf, recordPage, withPackPage } from '../src/recorder/recorder-state.ts';
import { newField, type FieldState } from '../src/visit/field-state.ts';
import { lookAtPage } from '../src/visit/look-at-page.ts';
import type { KnownPageView } from '../src/visit/page-view.ts';
import { typedText } from '../src/visit/value-text.ts';
import { beginVisit, receiptPage, withPage, withReceipt, withReference } from '../src/visit/visit.ts';

const published = vietnam as Pack;
// The person's own fields of the mock-up: a code from a picture, and a telephone number nobody asked for.
const withCode = (page: PackPage): PackPage => {
  const code: PageControl = {
    ...page.controls[0]!,
    ref: 'c90',
    id: 'code',
    name: 'code',
    label: 'Security code',
    kind: 'text',
    group: 'Security check',
    options: [],
    pattern: '',
  };
  const phone: PageControl = {
    ...code,
    ref: 'c91',
    id: 'phone',
    name: 'phone',
    label: 'Phone in Vietnam',
    group: page.controls.at(-1)!.group,
    required: false,
  };
  return {
    ...page,
    controls: [...page.controls, phone, code],
    fields: [...page.fields, { control: 'c91', from: { question: 'phoneAtDestination' } }],
    personal: [...page.personal, { control: 'c90', reason: 'captcha' }],
  };
};
const pack: Pack = {
  ...published,
  number: 7,
  pages: published.pages.map((page) => (page.id === 'applicant' ? withCode(page) : page)),
};
const at = (time: string) => `2026-11-16T${time}:00.000+05:30`;
const iso = (time: string) => new Date(at(time)).toISOString();

const answers: FillData['answers'] = {
  surname: 'Subramaniam',
  givenNames: 'Pranav',
  dateOfBirth: '1988-05-09',
  sex: 'Male',
  nationality: 'India',
  nationalIdNumber: 'XXXX XXXX 3308',
  religion: 'Hindu',
  placeOfBirth: 'Coimbatore',
  email: 'pranav.s@example.com',
  passportNumber: 'X0526184',
  passportType: 'Ordinary passport',
  passportIssueDate: '2021-06-12',
  passportExpiryDate: '2031-06-11',
  passportIssuePlace: 'Chennai',
  passportPlaceOfIssue: 'Chennai',
  permanentAddress: '7/2 Rose Garden Lane, Coimbatore 641018',
  contactAddress: '7/2 Rose Garden Lane, Coimbatore 641018',
  phone: '+91 90000 41726',
  emergencyContactName: 'Meera Subramaniam',
  entryType: 'Single entry',
  visaValidFrom: '2026-11-25',
  visaValidTo: '2026-12-03',
  arrivalDate: '2026-11-25',
  departureDate: '2026-12-03',
};

async function filledAnswers(): Promise<{ answers: FillData['answers']; labels: Record<string, string> }> {
  const form = await loadForm('vietnam');
  const all = form.sections.flatMap(({ fields }) => fields);
  const given = Object.fromEntries(
    all.flatMap((field): [string, FillData['answers'][string]][] => {
      if (answers[field.id] !== undefined) return [[field.id, answers[field.id]!]];
      if (field.type === 'repeat') return [];
      if (field.options) return [[field.id, field.type === 'checkbox' ? [field.options[0]!] : field.options[0]!]];
      if (field.type === 'date')
        return [[field.id, /expiry|to|until|departure/i.test(field.id) ? '2026-12-03' : '2026-11-25']];
      if (field.type === 'country') return [[field.id, 'India']];
      if (field.type === 'number') return [[field.id, '1200']];
      if (field.type === 'email') return [[field.id, 'pranav.s@example.com']];
      if (field.type === 'phone') return [[field.id, '+91 90000 41726']];
      if (field.type === 'checkbox') return [[field.id, 'Yes']];
      return [[field.id, '22 Lotus Lane, Hoan Kiem']];
    }),
  );
  return { answers: given, labels: Object.fromEntries(all.map(({ id, label }) => [id, label])) };
}

const skeletonOf = (page: PackPage, controls: readonly PageControl[] = page.controls): PageSkeleton => ({
  origin: pack.origins[0]!,
  path: page.path,
  title: pack.name,
  headings: page.heading ? [page.heading] : [],
  controls: controls.map((control, i) => ({ ...control, ref: `c${i + 1}` })),
});

const uid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const person = { name: 'Asha Verma', role: 'agent', language: 'en' } as const;
const realm = { path: 'sunrise', name: 'Sunrise Travels', brandColor: '#fd640f' };
const connection = {
  grant: 'g'.repeat(43),
  expiresAt: iso('20:00'),
  person,
  realm,
  keys: [],
  origin: 'https://visa.example.com',
};
const connected: PairingState = { is: 'connected', connection };
const portal = {
  portal: pack.portal,
  name: 'Vietnam e-visa',
  destination: 'vietnam',
  number: 7,
  sha256: 'a'.repeat(64),
  origins: pack.origins,
  isPractice: true,
  isVerified: true,
};
const application = {
  applicationUid: uid(81),
  applicantName: 'Pranav Subramaniam',
  destination: 'vietnam',
  visaType: 'Vietnam e-Visa (Tourism)',
  fromDate: '2026-11-25',
  toDate: '2026-12-03',
  status: 'package-ready',
  declaredAt: iso('09:00'),
  openReceipt: false,
};

function typed(field: FieldState, found?: string): FieldState {
  const { write } = field.planned;
  if (write === null) return field;
  const text = typedText(write);
  if (found === undefined) return { ...field, outcome: 'typed', typed: text, times: 1 };
  const isEqual = found === text;
  return {
    ...field,
    outcome: isEqual ? 'equal' : 'differs',
    reason: isEqual ? 'equal' : 'dayAndMonthSwapped',
    typed: text,
    found,
    times: 1,
  };
}

export async function states(): Promise<Record<string, PanelState>> {
  const form = await loadForm('vietnam');
  const data: FillData = {
    applicationUid: application.applicationUid,
    applicantUid: uid(82),
    applicantName: application.applicantName,
    formVersion: 6,
    declaredAt: iso('09:00'),
    approvedBy: 'Deepa Krishnan',
    submitsInPerson: false,
    pack: { pack, sha256: 'a'.repeat(64), keyId: 'k1', signature: '' },
    ...(await filledAnswers()),
    files: [],
  };
  const visit = beginVisit(application, pack.portal, data, iso('10:40'), uid(83));
  const page = pack.pages.find(({ id }) => id === 'applicant')!;
  const looked = lookAtPage(pack, skeletonOf(page), data);
  if (looked.is !== 'known') throw new Error(`the page is ${looked.is}`);
  const fields = looked.plan.map((planned) => newField(planned));
  const view: KnownPageView = {
    is: 'known',
    page,
    fields,
    stage: 'ready',
    progress: null,
    clock: 1_056,
    filledAt: null,
    readAt: null,
  };
  const base: PanelState = {
    version: '1.0.0',
    display: { scheme: 'auto', language: null },
    pairing: connected,
    places: [{ origin: connection.origin, realmPath: 'sunrise', isHost: false, name: 'Sunrise Travels', tabId: 1 }],
    now: Date.parse(iso('10:45')),
    tab: 'fill',
    portals: [portal],
    front: { tabId: 2, url: `${pack.origins[0]}/x`, portal, signed: data.pack, problem: null },
    page: view,
    choosing: false,
    choices: {
      search: '',
      items: [
        application,
        { ...application, applicationUid: uid(90), applicantName: 'Meera Subramaniam', openReceipt: true },
      ],
      more: false,
    },
    isBusy: false,
    visit,
    notice: null,
    recorder: emptyRecorder,
  };
  const writes = fields.filter(({ planned }) => planned.state === 'write');
  const half = writes[Math.floor(writes.length * 0.45)]!;
  const isBefore = (field: FieldState) => writes.includes(field) && writes.indexOf(field) < writes.indexOf(half);
  const filling: KnownPageView = {
    ...view,
    stage: 'filling',
    clock: 1_018,
    fields: fields.map((field) => (isBefore(field) ? typed(field) : field)),
    progress: {
      progress: 'waitingForList',
      ref: half.planned.ref,
      control: half.planned.control,
      done: writes.indexOf(half),
      of: writes.length,
    },
  };
  const swapped =
    writes.findLast(({ planned }) => planned.shown === '03/12/2026') ??
    writes.findLast(({ planned }) => /\d\d\/\d\d\/\d{4}/.test(planned.shown))!;
  const readFields = fields.map((field) =>
    field.planned.write === null
      ? field
      : typed(
          field,
          field === swapped
            ? typedText(field.planned.write).replace(/^(\d\d)\/(\d\d)/, '$2/$1')
            : typedText(field.planned.write),
        ),
  );
  const readBack: KnownPageView = {
    ...view,
    stage: 'readBack',
    clock: 278,
    fields: readFields,
    filledAt: iso('10:48'),
    readAt: iso('10:49'),
  };
  const allGreen = {
    ...readBack,
    clock: 900,
    fields: fields.map((field) =>
      field.planned.write === null ? field : typed(field, typedText(field.planned.write)),
    ),
  };
  const contact = pack.pages.find(({ id }) => id === 'contact')!;
  const extra = (ref: string, label: string): PageControl => ({
    ...contact.controls[0]!,
    ref,
    id: '',
    name: '',
    label,
    required: true,
  });
  const changedControls = [
    ...contact.controls.slice(0, -1),
    extra('c60', 'Social media accounts'),
    extra('c61', 'Monthly income band'),
    extra('c62', 'Arrival flight number'),
  ];
  const changedSkeleton = skeletonOf(contact, changedControls);
  const changed = lookAtPage(pack, changedSkeleton, data);
  if (changed.is !== 'changed') throw new Error(`the changed page is ${changed.is}`);
  const done = pack.pages.find(({ reference }) => reference !== null)!;
  const doneView: KnownPageView = { ...view, page: done, fields: [], clock: null };
  const finishedVisit = withReceipt(
    withReference(withPage(visit, receiptPage(allGreen)!), 'E261116-VNM-48203', iso('11:14'), false),
    {
      receiptUid: uid(84),
      receivedAt: iso('11:14'),
    } as Parameters<typeof withReceipt>[1],
  );
  const before = contact;
  const recordedSkeleton = skeletonOf(contact, changedControls);
  const recorded = recordPage({
    id: contact.id,
    title: contact.title,
    step: contact.step,
    skeleton: recordedSkeleton,
    before,
    proposals: proposeMapping(recordedSkeleton, form, before),
  });
  const draft = withPackPage({ ...pack, number: 8 }, packPageOf(recorded));
  const admin: PairingState = {
    is: 'connected',
    connection: { ...connection, person: { ...person, name: 'Joseph Fernandes', role: 'admin' } },
  };
  const code: PairingState = {
    is: 'showingCode',
    place: base.places[0]!,
    pairingUid: uid(85),
    secret: '',
    code: 'K4TM-7QXC',
    expiresAt: new Date(base.now + 106_000).toISOString(),
    renewals: 0,
  };
  const away = { front: null, visit: null, page: { is: 'none' } } as const;
  return {
    'not-paired': { ...base, ...away, pairing: code },
    'not-paired-ended': { ...base, ...away, places: [], pairing: { is: 'off', notice: 'ended' } },
    'no-portal': { ...base, ...away },
    choose: { ...base, visit: null },
    ready: base,
    filling: { ...base, page: filling },
    stopped: { ...base, page: { ...filling, stage: 'stopped', progress: null } },
    'read-back': { ...base, page: allGreen },
    differs: { ...base, page: readBack },
    'page-changed': {
      ...base,
      page: {
        is: 'unknown',
        page: contact,
        skeleton: changedSkeleton,
        differences: changed.differences,
        seenAt: iso('10:52'),
        report: 'no',
      },
    },
    finished: { ...base, page: doneView, visit: finishedVisit },
    tampered: { ...base, visit: null, front: { ...base.front!, signed: null, problem: 'tampered' } },
    recorder: {
      ...base,
      tab: 'record',
      pairing: admin,
      recorder: {
        ...emptyRecorder,
        origin: pack.origins[0]!,
        destination: 'vietnam',
        form,
        published: pack,
        draft,
        savedAt: iso('11:31'),
        page: recorded,
        changes: packChanges(pack, draft),
        coverage: packCoverage(draft, form),
        problems: [],
        testFill: { at: iso('11:29'), fields: 12, equal: 12, differing: [] },
      },
    },
  };
}

import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { ProcessedUpload } from '@visawright/contract/documents/document.ts';
import { openSocket } from '@visawright/server/testing.ts';
import { letter, photo } from '../../proofs/documents/test-files.ts';
import { forwardedFor } from '../../proofs/sign-in/guesses.ts';
import { multipart } from '../../proofs/uploads/multipart.ts';
import type { Sender } from '../../traffic/open-sender.ts';
import { tokenSeconds, visaDetails, type BusyRealm } from './busy-realm.ts';

// What people do for one application, from its first day to its last: how often each call is made.
export const journey = {
  'sign-in': 1,
  socket: 1,
  profile: 2,
  list: 4,
  notifications: 2,
  create: 1, // a traveller and a draft
  open: 6,
  form: 6,
  documents: 6,
  edit: 10,
  photo: 1, // of a passport
  letter: 8, // one page with text
} as const;
export type Act = keyof typeof journey;
const acts = Object.keys(journey) as Act[];
export const documentsEach = journey.photo + journey.letter;
const readingActs: readonly Act[] = ['photo', 'letter'];

// The acts of a journey in a mixed order.
const mixedActs = (which: (act: Act) => boolean): Act[] => {
  const all = acts.filter(which).flatMap((act) => Array.from({ length: journey[act] }, () => act));
  const stride = [17, 19, 23].find((each) => all.length % each !== 0)!;
  return all.map((_act, n) => all[(n * stride) % all.length]!);
};
export const withUploads = mixedActs(() => true);
export const withoutUploads = mixedActs((act) => !readingActs.includes(act));

export interface Traveller {
  act(act: Act, n: number, dueAt: number, busy: BusyRealm): Promise<void>;
  readonly acknowledged: ReadonlyMap<string, ReadonlySet<string>>; // ids of documents, by realm
  readonly failedSockets: () => number;
}

const editedField = 'placeOfBirth';
const places = ['Pune', 'Nashik', 'Nagpur', 'Solapur', 'Satara'];

// Sends the calls of journeys. Every person has a network address of their own.
export function openTraveller(sender: Sender, url: string): Traveller {
  const acknowledged = new Map<string, Set<string>>();
  let failedSockets = 0;
  let serial = 0;

  const headersOf = ({ realm }: BusyRealm, n: number, token?: string) => ({
    'realm-client-id': realm.path,
    accept: 'application/json',
    ...forwardedFor(n),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  });
  const json = { 'content-type': 'application/json' };

  return {
    acknowledged,
    failedSockets: () => failedSockets,
    async act(act, n, dueAt, busy) {
      const { realm, agencyUid, headToken, agents, applications, accounts } = busy;
      const one = applications[n % applications.length]!;
      const get = (path: string, token: string) =>
        sender.send({ call: act, method: 'GET', path, headers: headersOf(busy, n, token), dueAt });
      const post = (path: string, body: object, token?: string) =>
        sender.send({
          call: act,
          method: 'POST',
          path,
          headers: { ...headersOf(busy, n, token), ...json },
          body: Buffer.from(JSON.stringify(body)),
          dueAt,
        });
      const acting: Record<Act, () => Promise<unknown>> = {
        'sign-in': () =>
          post(addresses.login.path, { username: accounts[n % accounts.length]!, password: realm.password }),
        async socket() {
          const agent = agents[n % agents.length]!;
          const token = agent.token(tokenSeconds);
          await openSocket(url, { token, realm: realm.path, origin: url }).then(
            ({ socket }) => setTimeout(() => socket.close(), 5_000),
            () => failedSockets++,
          );
        },
        profile: () => get(addresses.getProfile.path, one.token),
        list: () => get(`${addresses.applicationsOfAgency.path}?agencyUid=${agencyUid}`, headToken),
        notifications: () => get(addresses.listNotifications.path, one.token),
        async create() {
          const made = await post(addresses.createApplicant.path, { firstName: 'Asha', lastName: 'Rao' }, one.token);
          if (made.length === 0) return;
          const { applicantUid } = JSON.parse(made.toString()) as { applicantUid: string };
          await sender.send({
            call: act,
            method: 'POST',
            path: addresses.draftApplication.path,
            headers: { ...headersOf(busy, n, one.token), ...json },
            body: Buffer.from(JSON.stringify({ applicantUid, visaDetails })),
          });
        },
        open: () => get(`${addresses.getApplication.path}?applicationUid=${one.applicationUid}`, one.token),
        form: () => get(`${addresses.getForm.path}?applicationUid=${one.applicationUid}`, one.token),
        documents: () => get(`${addresses.documentsOfApplicant.path}?applicantUid=${one.applicantUid}`, one.token),
        async edit() {
          // Two people do not write into one field at the same time.
          const from = n % applications.length;
          const free = [...applications.slice(from), ...applications.slice(0, from)].find(({ isBusy }) => !isBusy);
          if (!free) return;
          free.isBusy = true;
          const [basis, value] = [free.version, places[n % places.length]!];
          const body = {
            applicationUid: free.applicationUid,
            answers: [{ field: editedField, value: `${value} ${serial++}`, basis, act: 'edited' }],
          };
          const saved = await post(addresses.saveAnswers.path, body, free.token);
          if (saved.length > 0) {
            const { answers } = JSON.parse(saved.toString()) as { answers: Record<string, { version: number } | null> };
            free.version = answers[editedField]?.version ?? 0;
          }
          free.isBusy = false;
        },
        photo: () => upload('photo'),
        letter: () => upload('letter'),
      };
      const upload = async (kind: 'photo' | 'letter') => {
        const seed = `${realm.path} ${serial++}`;
        const file = kind === 'photo' ? await photo(seed) : await letter(seed);
        const { type, body } = multipart({ applicantUid: one.applicantUid }, file);
        const bytes = await sender.send({
          call: kind,
          method: 'POST',
          path: addresses.processDocsSocket.path,
          headers: { ...headersOf(busy, n, one.token), 'content-type': type },
          body,
          dueAt: Math.max(dueAt, Date.now()), // drawing the file takes its time
        });
        if (bytes.length === 0) return;
        const { documents } = JSON.parse(bytes.toString()) as ProcessedUpload;
        const known = acknowledged.get(realm.realmId) ?? new Set();
        for (const { docId } of documents) known.add(docId);
        acknowledged.set(realm.realmId, known);
      };
      await acting[act]();
    },
  };
}

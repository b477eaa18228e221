import type { Blank } from '@visawright/contract/delivery/blank.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { openTestApp } from '@visawright/server/testing-app.ts';
import {
  createCaller,
  createIdentityRealm,
  createTestDatabase,
  drawnField,
  drawSpecimen,
  uploadForm,
  useOf,
  type Mark,
} from '@visawright/server/testing.ts';
import { loadPublishedBlank } from '@visawright/server/tools.ts';
import { requireForProof } from '../../measurement.ts';

type FillableBlank = NonNullable<Awaited<ReturnType<typeof loadPublishedBlank>>>;

export interface InstalledBlank {
  readonly destination: DestinationId;
  readonly kind: 'fields' | 'flat';
  readonly blank: FillableBlank;
  readonly marks: readonly Mark[];
  readonly suggested: { readonly right: number; readonly wrong: number; readonly none: number };
}

const facts = { title: 'Specimen form', source: 'Drawn by ourselves for the proof', editionOn: '2026-06-01' };

// Forms of our own, one with form fields and one flat, installed through the calls as an admin does it: uploaded, matched and published.
export async function installBlanks(destinations: readonly DestinationId[]): Promise<InstalledBlank[]> {
  const database = await createTestDatabase();
  const realm = await createIdentityRealm(database, ['admin']);
  const server = await openTestApp(database);
  try {
    const headers = { authorization: `Bearer ${await realm.token('admin')}` };
    const call = async (name: 'saveBlank' | 'publishBlank', body: object) => {
      const reply = await createCaller(server.app, realm.path)<Blank>(name, body, headers);
      requireForProof(reply.status === 200, `${name}: ${reply.text}`);
      return reply.body;
    };
    const installed: InstalledBlank[] = [];
    for (const destination of destinations)
      for (const kind of ['fields', 'flat'] as const) {
        const { pdf, marks } = await drawSpecimen(await loadForm(destination), { isFlat: kind === 'flat' });
        const reply = await server.app.inject({
          method: 'POST',
          url: addresses.uploadBlank.path,
          headers: { ...headers, 'realm-client-id': realm.path },
          payload: uploadForm({ formId: destination, ...facts }, [{ name: 'form.pdf', bytes: pdf }]),
        });
        requireForProof(reply.statusCode === 200, `upload: ${reply.body}`);
        const draft = reply.json<Blank>();
        const drawn = kind === 'flat' ? marks.map(drawnPlace) : [];
        const { blankUid } = draft;
        const matched =
          kind === 'flat' ? await call('saveBlank', { blankUid, version: draft.version, drawn, matches: [] }) : draft;
        const matches = [
          ...marks.map((mark) => ({ fieldId: mark.name, use: useOf(mark), isConfirmed: true })),
          ...matched.fields
            .filter(({ id }) => !marks.some(({ name }) => name === id))
            .map(({ id }) => ({ fieldId: id, use: { as: 'empty' }, isConfirmed: true })),
        ];
        const { version } = await call('saveBlank', { blankUid, version: matched.version, drawn, matches });
        await call('publishBlank', { blankUid, version, source: facts.source, editionOn: facts.editionOn });
        const db = server.parts.tenants.forRealm(realm.realmId);
        const blank = await loadPublishedBlank(db, server.parts, destination);
        installed.push({ destination, kind, blank: blank!, marks, suggested: judgeSuggestions(matched, marks) });
      }
    return installed;
  } finally {
    await server.close();
    await realm.drop();
    await database.drop();
  }
}

function drawnPlace(mark: Mark) {
  const { id, kind, area, isMultiline, cells } = drawnField(mark);
  return { id, kind, area, isMultiline, cells };
}

function judgeSuggestions({ matches }: Blank, marks: readonly Mark[]): InstalledBlank['suggested'] {
  const counts = { right: 0, wrong: 0, none: 0 };
  for (const { name, question, option } of marks) {
    const use = matches.find(({ fieldId }) => fieldId === name)?.use;
    if (!use || use.as === 'empty') counts.none += 1;
    else if (
      use.as === 'answer'
        ? use.questions[0] === question
        : use.as === 'tick' && use.question === question && use.option === option
    )
      counts.right += 1;
    else counts.wrong += 1;
  }
  return counts;
}

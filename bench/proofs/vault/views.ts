import { sql } from '../../../apps/server/src/access/db.ts';
import type { Person, Stage } from './stage.ts';
import type { Target } from './targets.ts';

export interface Views {
  readonly reads: number;
  readonly recorded: number;
  readonly shown: number; // to the person the papers are about
}

const purposes = { full: 'page', thumbnail: 'thumbnail', original: 'original', package: 'download' } as const;

// Everything is looked at by two people; each look must stand in the log, with who and for what, and the owner must see it.
export async function viewsOf(stage: Stage, targets: readonly Target[], lookers: readonly Person[]): Promise<Views> {
  const expected = new Set<string>();
  const [{ applicantUid, who: owner }] = targets as [Target];
  for (const looker of lookers) {
    for (const target of targets) {
      const { status } = await stage.get(looker, target.url(looker));
      if (status !== 200) throw new Error(`${looker.actor.role} did not see the ${target.kind}: ${status}`);
      expected.add([looker.actor.personUid, target.docId, purposes[target.kind]].join());
    }
    for (const docId of new Set(targets.map((target) => target.docId))) {
      const { statusCode } = await stage.server.app.inject({
        method: 'POST',
        url: `/doc/v1/document-ai/get-extracted-doc?applicantUid=${applicantUid}`,
        headers: { authorization: `Bearer ${looker.token}`, 'realm-client-id': looker.realmPath },
        payload: { docIds: [docId] },
      });
      if (statusCode === 200) expected.add([looker.actor.personUid, docId, 'values'].join());
    }
  }
  const rows = await owner.db.many<{ look: string }>(sql`
    select concat_ws(',', person_uid, document_uid, purpose) as look from view_log where applicant_uid = ${applicantUid}`);
  const logged = new Set(rows.map(({ look }) => look));
  const list = await stage.call(owner)('documentViews', { applicantUid, limit: '100' });
  return {
    reads: expected.size,
    recorded: [...expected].filter((look) => logged.has(look)).length,
    shown: (list.body['items'] as unknown[] | undefined)?.length ?? 0,
  };
}

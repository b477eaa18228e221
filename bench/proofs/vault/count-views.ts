import { sql } from '@visawright/server/tools.ts';
import type { Person, Stage } from './stage.ts';
import type { Target } from './targets.ts';

export interface Views {
  readonly reads: number;
  readonly recorded: number;
  readonly shown: number; // entries shown to the person whose documents were viewed
}

const purposes = { full: 'page', thumbnail: 'thumbnail', original: 'original', package: 'download' } as const;

// Two people view every object. Each view must be logged with person and purpose, and be visible to the owner.
export async function countViews(stage: Stage, targets: readonly Target[], viewers: readonly Person[]): Promise<Views> {
  const expected = new Set<string>();
  const [{ applicantUid, who: owner }] = targets as [Target];
  for (const viewer of viewers) {
    for (const target of targets) {
      const { status } = await stage.get(viewer, target.url(viewer));
      if (status !== 200) throw new Error(`${viewer.actor.role} did not see the ${target.kind}: ${status}`);
      expected.add([viewer.actor.personUid, target.docId, purposes[target.kind]].join());
    }
    for (const docId of new Set(targets.map((target) => target.docId))) {
      const { statusCode } = await stage.server.app.inject({
        method: 'POST',
        url: `/doc/v1/document-ai/get-extracted-doc?applicantUid=${applicantUid}`,
        headers: { authorization: `Bearer ${viewer.token}`, 'realm-client-id': viewer.realmPath },
        payload: { docIds: [docId] },
      });
      if (statusCode === 200) expected.add([viewer.actor.personUid, docId, 'values'].join());
    }
  }
  const rows = await owner.db.many<{ view: string }>(sql`
    select concat_ws(',', person_uid, document_uid, purpose) as view from view_log where applicant_uid = ${applicantUid}`);
  const logged = new Set(rows.map(({ view }) => view));
  const list = await stage.call(owner)('documentViews', { applicantUid, limit: '100' });
  return {
    reads: expected.size,
    recorded: [...expected].filter((view) => logged.has(view)).length,
    shown: (list.body['items'] as unknown[] | undefined)?.length ?? 0,
  };
}

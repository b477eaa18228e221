import { sql } from '@visawright/server/tools.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { writeTicket } from '@visawright/server/product.ts';
import type { Person, Stage } from './stage.ts';

// A stored object and the call that returns it to a person with access.
export interface Target {
  readonly kind: 'full' | 'thumbnail' | 'original' | 'package';
  readonly isRead: boolean;
  readonly docId: string;
  readonly pageUid: string;
  readonly applicantUid: string;
  readonly objectKey: string;
  readonly who: Person;
  url(who?: Person, now?: number): string;
}

type ObjectRow = Pick<Target, 'isRead' | 'docId' | 'pageUid' | 'objectKey'> & {
  readonly kind: Exclude<Target['kind'], 'package'>;
};

export async function targetsOf({ server }: Stage, who: Person, applicantUid: string): Promise<Target[]> {
  const { keys } = server.parts;
  const rows = await who.db.many<ObjectRow>(sql`
    select size as kind, d.state = 'checked' as "isRead", d.document_uid as "docId", p.page_uid as "pageUid",
      case size when 'full' then p.object_key when 'thumbnail' then p.thumbnail_key else u.object_key end as "objectKey"
    from document d
    join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    join document_page l on l.realm_id = d.realm_id and l.document_uid = d.document_uid and l.position = 0
    join page p on p.realm_id = l.realm_id and p.page_uid = l.page_uid
    cross join unnest(array['full', 'thumbnail', 'original']) as size
    where d.realm_id = ${who.db.realmId} and d.applicant_uid = ${applicantUid} order by d.created_at`);
  return rows.map((row) => ({
    ...row,
    applicantUid,
    who,
    url({ actor } = who, now = Date.now()) {
      const { kind, docId, pageUid } = row;
      const isOriginal = kind === 'original';
      const what = isOriginal ? { docId, size: kind } : { docId, pageUid, size: kind };
      const { path } = isOriginal ? addresses.originalFile : addresses.pageImage;
      return `${path}?ticket=${writeTicket(keys, actor, what, now)}`;
    },
  }));
}

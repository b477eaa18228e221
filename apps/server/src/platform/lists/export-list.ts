import { exportLimit, totalCap, type Page } from '@visawright/contract/platform/list.ts';
import { writeChange } from '../changes/write-change.ts';
import type { ActorCall } from '../http/call.ts';

type ExportedList =
  | 'applications'
  | 'reviews'
  | 'applicants'
  | 'agents'
  | 'reviewers'
  | 'agencies'
  | 'distributors'
  | 'invoices';

interface AskedPage {
  readonly limit: string;
  readonly cursor?: string;
}

// Reads a list to its end with the list's own function, so that an export has the rows, the order and the masked values of the screen. The
// entry of the trail is written before the reply: without it nothing is sent. An export without rows is no entry.
export async function exportList<Row>(
  { db, actor }: Pick<ActorCall, 'db' | 'actor'>,
  list: ExportedList,
  read: (page: AskedPage) => Promise<Page<Row>>,
): Promise<{ items: Row[]; isCut: boolean }> {
  let page = await read({ limit: '100' });
  const items = page.items;
  const endsEarly = page.more && page.total! < totalCap; // a search that finds at most so many
  while (page.nextCursor !== null && items.length < exportLimit) {
    page = await read({ limit: '100', cursor: page.nextCursor });
    items.push(...page.items);
  }
  if (items.length > 0)
    await db.transaction((tx) =>
      writeChange(tx, actor, {
        kind: 'listExported',
        subjectUid: tx.realmId,
        field: list,
        became: String(items.length),
      }),
    );
  return { items, isCut: page.nextCursor !== null || endsEarly };
}

// Rows that were selected in a list.
export type Only = { readonly only?: readonly string[] | undefined };

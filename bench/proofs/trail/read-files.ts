import { addresses } from '@visawright/contract/operations/addresses.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import type { SensitiveFile } from '@visawright/contract/sensitive/sensitive-fields.ts';
import { sql } from '@visawright/server/tools.ts';
import { writeTicket, type Ticket } from '@visawright/server/product.ts';
import type { Principal } from '../access/principals.ts';
import { rows } from '../access/rows/index.ts';
import type { Ids } from '../access/world.types.ts';
import { withoutRows, type Stage } from './stage.ts';
import { storeObjects } from './store-objects.ts';

export interface FileReads {
  readonly files: number; // sent with their row
  readonly unread: readonly string[]; // calls that send files, of which none was sent
  readonly unrecorded: readonly string[];
  readonly sentAnyway: readonly string[]; // sent although the row could not be written
}

interface FileCall {
  readonly id: OperationId;
  readonly file: SensitiveFile;
  readonly ticket?: (who: Principal, ids: Ids) => Ticket; // without one, the query is that of the access proof
  readonly isExtension?: boolean; // a connected extension calls
}

const fileCalls: readonly FileCall[] = [
  {
    id: 'pageImage',
    file: 'page',
    ticket: (_, { document, page }) => ({ docId: document, pageUid: page, size: 'full' }),
  },
  {
    id: 'pageImage',
    file: 'thumbnail',
    ticket: (_, { document, page }) => ({ docId: document, pageUid: page, size: 'thumbnail' }),
  },
  { id: 'originalFile', file: 'original', ticket: (_, { document }) => ({ docId: document, size: 'original' }) },
  {
    id: 'photoCut',
    file: 'photo',
    ticket: (_, { photo, open }) => ({ docId: photo, applicationUid: open, size: 'photo' }),
  },
  { id: 'packageFile', file: 'package', ticket: (_, ids) => ({ packageUid: ids.package, size: 'package' }) },
  { id: 'exportFile', file: 'export', ticket: ({ who }) => ({ personUid: who.uid, size: 'export' }) },
  { id: 'fillFile', file: 'page', isExtension: true },
  { id: 'billingFile', file: 'invoice' },
];

// Every call that sends the bytes of a document, used by everyone who may use it: first while no row can be written, then as usual.
export async function readFiles(stage: Stage, roles: readonly string[]): Promise<FileReads> {
  await storeObjects(stage);
  const [unrecorded, sentAnyway]: [string[], string[]] = [[], []];
  const sent = new Set<string>();
  let files = 0;
  for (const who of stage.principals.filter(({ name }) => roles.includes(name))) {
    for (const call of fileCalls) {
      const name = `${call.id} ${call.file} as ${who.name}`;
      const blocked = await withoutRows(stage, () => askFor(stage, who, call));
      if (blocked.isFile) sentAnyway.push(name);
      const before = await countRows(stage, who, call);
      if (!(await askFor(stage, who, call)).isFile) continue;
      if ((await countRows(stage, who, call)) > before) files++;
      else unrecorded.push(name);
      sent.add(`${call.id} ${call.file}`);
    }
  }
  const known = fileCalls.map(({ id, file }) => `${id} ${file}`);
  const missing = (Object.entries(operations) as [OperationId, Operation][])
    .filter(([id, { whose }]) => whose === 'file' && fileCalls.every((call) => call.id !== id))
    .map(([id]) => id);
  return { files, unread: [...known.filter((name) => !sent.has(name)), ...missing], unrecorded, sentAnyway };
}

async function askFor({ server, world }: Stage, who: Principal, { id, ticket, isExtension }: FileCall) {
  const { actor } = await server.parts.actors.fromToken(who.token!);
  const query = ticket
    ? { ticket: writeTicket(server.parts.keys, actor, ticket(who, who.ids.own)) }
    : rows[id].send(who.ids.own, 0).query!;
  const reply = await server.app.inject({
    method: 'GET',
    url: addresses[id].path,
    query,
    headers: {
      authorization: isExtension ? `Extension ${who.grant}` : `Bearer ${who.token}`,
      'realm-client-id': world.path,
    },
  });
  const mediaType = String(reply.headers['content-type']);
  return { isFile: reply.statusCode === 200 && !mediaType.startsWith('application/json') };
}

const countRows = async ({ owner }: Stage, { who }: Principal, { id, file }: FileCall): Promise<number> =>
  (
    await owner.get<{ rows: number }>(sql`
      select count(*)::int as rows from trail
      where action = ${id} and kind = 'read' and person_uid = ${who.uid} and ${file} = any(fields)`)
  ).rows;

import type { Logger } from 'pino';
import type { Listener } from '../../../platform/db/listen.ts';
import { sql, type TenantDatabase } from '../../../platform/db/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.types.ts';
import type { RealmDirectory } from '../../../platform/realms/realm.types.ts';
import { watchRealms } from '../../../platform/realms/watch-realms.ts';

export interface WebhookParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly jobs: Jobs;
  readonly log: Logger;
}

const everyMs = 10_000; // for what becomes due by time, and for lost notifications
const turnSeconds = 90; // renewed while the job works; a job that started later than this is replaced

// One job for each endpoint that has something to send and none at work. Several workers may ask at the same time; one of them gets it.
export const enqueueDueWebhooks = (
  { tenants, jobs }: Pick<WebhookParts, 'tenants' | 'jobs'>,
  realmId: string,
): Promise<number> =>
  tenants.forRealm(realmId).transaction(async (tx) => {
    const due = await tx.many<{ endpointUid: string; turn: number }>(sql`
      update webhook_endpoint set turn = turn + 1, turn_until = now() + make_interval(secs => ${turnSeconds})
      where realm_id = ${realmId} and endpoint_uid in (
        select e.endpoint_uid from webhook_endpoint e
        where e.realm_id = ${realmId} and e.paused_at is null and (e.turn_until is null or e.turn_until < now())
          and exists (select from webhook_delivery d where d.realm_id = e.realm_id and d.endpoint_uid = e.endpoint_uid
            and d.state = 'waiting' and d.next_at <= now())
        for update skip locked)
      returning endpoint_uid as "endpointUid", turn`);
    for (const { endpointUid, turn } of due)
      await jobs.enqueue(tx, 'deliverWebhooks', `${endpointUid}:${turn}`, { realmId, endpointUid, turn });
    return due.length;
  });

export function watchWebhooks(parts: WebhookParts, listener: Listener): { close(): void } {
  const busy = new Map<string, boolean>(); // realms that are asked right now, and whether to ask again
  const look = async (realmId: string): Promise<void> => {
    if (busy.has(realmId)) return void busy.set(realmId, true);
    do {
      busy.set(realmId, false);
      await enqueueDueWebhooks(parts, realmId).catch((error: Error) =>
        parts.log.warn({ cause: error.name }, 'webhooks are delayed'),
      );
    } while (busy.get(realmId));
    busy.delete(realmId);
  };
  listener.on('webhook_due', (realmId) => void (realmId !== '' && look(realmId)));
  return watchRealms(parts, { everyMs, delayed: 'webhooks are delayed', look });
}

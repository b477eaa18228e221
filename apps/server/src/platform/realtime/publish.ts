import type { SocketEvent, SocketPayloads } from '@visawright/contract/platform/events.ts';
import { sql, type Db } from '../db/db.ts';
import { channel, encodeHint } from './encode-hint.ts';
import { agencyRoom, applicantRoom, personRoom } from './rooms.ts';

// Sent through the caller's transaction: the hint is delivered on commit, or not at all.
export const publish = <E extends SocketEvent>(
  db: Db,
  rooms: readonly string[],
  event: E,
  payload: SocketPayloads[E],
): Promise<void> => publishAll(db, event, [{ rooms, payload }]);

// Many hints in one round trip.
export async function publishAll<E extends SocketEvent>(
  db: Db,
  event: E,
  hints: readonly { readonly rooms: readonly string[]; readonly payload: SocketPayloads[E] }[],
): Promise<void> {
  const texts = hints
    .filter(({ rooms }) => rooms.length > 0)
    .map((hint) => encodeHint(hint.rooms, event, hint.payload));
  if (texts.length > 0) await db.run(sql`select pg_notify(${channel}, hint) from unnest(${texts}::text[]) as hint`);
}

export interface ChangedApplication {
  readonly applicationUid: string;
  readonly version: number;
  readonly agencyUid: string;
  readonly applicantUid: string;
  readonly personUids: readonly (string | null)[]; // previous and current agents, and the reviewers asked
}

export const publishApplicationsChanged = (db: Db, all: readonly ChangedApplication[]): Promise<void> =>
  publishAll(
    db,
    'application:changed',
    all.map(({ applicationUid, version, agencyUid, applicantUid, personUids }) => ({
      rooms: [
        agencyRoom(db.realmId, agencyUid),
        applicantRoom(db.realmId, applicantUid),
        ...new Set(personUids.filter((uid) => uid !== null).map((uid) => personRoom(db.realmId, uid))),
      ],
      payload: { applicationUid, version },
    })),
  );

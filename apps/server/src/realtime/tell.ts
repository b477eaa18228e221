import type { SocketEvent, SocketPayloads } from '@visawright/contract/events.ts';
import { sql, type Db } from '../access/db.ts';
import { channel, hintText } from './hint.ts';
import { agencyRoom, applicantRoom, personRoom } from './rooms.ts';

// Through the caller's own transaction: the hint leaves with the commit, or not at all.
export const tell = <E extends SocketEvent>(
  db: Db,
  rooms: readonly string[],
  event: E,
  payload: SocketPayloads[E],
): Promise<void> => tellEach(db, event, [{ rooms, payload }]);

// Many hints in one round trip.
export async function tellEach<E extends SocketEvent>(
  db: Db,
  event: E,
  hints: readonly { readonly rooms: readonly string[]; readonly payload: SocketPayloads[E] }[],
): Promise<void> {
  const texts = hints.filter(({ rooms }) => rooms.length > 0).map((hint) => hintText(hint.rooms, event, hint.payload));
  if (texts.length > 0) await db.run(sql`select pg_notify(${channel}, hint) from unnest(${texts}::text[]) as hint`);
}

export interface ChangedApplication {
  readonly applicationUid: string;
  readonly version: number;
  readonly agencyUid: string;
  readonly applicantUid: string;
  readonly personUids: readonly (string | null)[]; // agents it was with and is with, reviewers asked
}

export const tellApplicationsChanged = (db: Db, all: readonly ChangedApplication[]): Promise<void> =>
  tellEach(
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

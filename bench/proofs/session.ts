import { atMost, none, timed, type Finding } from '../measurement.ts';
import { endings, type Ending } from './session/endings.ts';
import { openLiveSession } from './session/live-session.ts';
import { openSessionRealms, type RealmKind, type SessionRealm } from './session/session-realms.ts';
import { watchEnd, type End } from './session/watch-end.ts';

const limitMs = 5_000;

// A person with everything a session opens: API, documents by ticket, live updates, a connected phone and the refresh handle. The session
// ends in each of several ways; what still works after five seconds has survived. Endings are called at one API process, uses at another.
export default async function session(small: boolean): Promise<Finding> {
  const kinds: RealmKind[] = small ? ['provider'] : ['form', 'provider', 'customHost'];
  const realms = await openSessionRealms(kinds);
  try {
    const table: Record<string, Record<string, End>> = {};
    for (const realm of realms.all)
      for (const ending of small ? endings.slice(-2) : endings)
        (table[realm.kind] ??= {})[ending.what] = await endOne(realm, ending);
    const ends = Object.values(table).flatMap((each) => Object.values(each));
    const uses = ends.flatMap((each) => Object.values(each));
    return {
      judged: `${ends.length} endings, ${uses.length} uses of sessions in ${kinds.length} kinds of realm`,
      checks: [
        none('uses that survived 5 s', uses.filter((ms) => ms === null).length),
        timed(atMost('slowest end', Math.max(...uses.map((ms) => ms ?? limitMs)), limitMs, 'ms')),
      ],
      table,
    };
  } finally {
    await realms.close();
  }
}

async function endOne(realm: SessionRealm, ending: Ending): Promise<End> {
  const live = await openLiveSession(realm, await realm.newAgentWithDocument());
  try {
    await ending.end(realm, live);
    return await watchEnd(live.uses, limitMs);
  } finally {
    live.close();
  }
}

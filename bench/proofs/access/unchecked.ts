import { access, type Reach } from '@visawright/contract/access.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import { roles, type Role } from '@visawright/contract/roles.ts';
import { actorsOf, type Actors } from '../../../apps/server/src/access/actor.ts';
import { buildApp } from '../../../apps/server/src/app.ts';
import type { Parts } from '../../../apps/server/src/parts.ts';
import { addedRows, touchedRows } from './keep.ts';
import { leaksIn } from './leaks.ts';
import type { Principal } from './principals.ts';
import { rows } from './rows/index.ts';
import { play, settled, type Stage } from './stage.ts';

export interface UncheckedFacts {
  calls: number;
  answered: number;
  foreignRows: number;
  wrong: string[];
}

// The application's own checks switched off: every role has every function and reaches the whole realm, and the second time the caller
// even takes itself for a person of the other realm. Only the tenant's handle is left between them and the other realm's rows.
export async function unchecked(stage: Stage, parts: Parts, principals: readonly Principal[]): Promise<UncheckedFacts> {
  const facts: UncheckedFacts = { calls: 0, answered: 0, foreignRows: 0, wrong: [] };
  const table = access as Record<string, Partial<Record<Role, Reach>>>;
  const real = structuredClone(table);
  const theirs = stage.planted.filter(({ realmId }) => realmId === stage.there.realmId);
  for (const action of Object.keys(table)) table[action] = Object.fromEntries(roles.map((role) => [role, 'realm']));
  try {
    for (const actors of [actorsOf(parts), mistaken(parts, stage, principals)]) {
      const app = await buildApp({ ...parts, actors });
      const open = {
        ...stage,
        forget() {
          stage.forget();
          actors.forget('');
        },
      };
      for (const id of Object.keys(operations) as OperationId[]) {
        if (operations[id].access === 'public') continue; // nothing to switch off
        for (const principal of principals.filter(({ isKnown }) => isKnown))
          for (const ids of [principal.ids['other realm'], principal.ids.own]) {
            const sent = rows[id].send(ids, stage.next());
            await play(
              open,
              id,
              sent,
              { token: principal.token, realm: stage.here.path },
              ({ answer, after }) => {
                facts.calls++;
                if (answer.status < 300) facts.answered++;
                const seen = leaksIn(answer.text, sent, theirs).length;
                const changes = [...touchedRows(stage.keep.first, after), ...addedRows(stage.keep.first, after)];
                const written = changes.filter(({ row }) => row.includes(stage.there.realmId)).length;
                facts.foreignRows += seen + written;
                if (seen + written > 0)
                  facts.wrong.push(`${id} as ${principal.name}: ${seen} seen, ${written} written`);
              },
              app,
            );
          }
        for (const each of await settled(open))
          facts.wrong.push(`${id}: a call that was refused or only reads changed ${each}`);
      }
      await app.close();
    }
  } finally {
    Object.assign(table, real);
  }
  return facts;
}

// Ids of the other realm in the actor, on this realm's handle: as if every condition on whose a row is had been fooled.
function mistaken(parts: Parts, stage: Stage, principals: readonly Principal[]): Actors {
  const actors = actorsOf(parts);
  return {
    ...actors,
    async fromToken(token) {
      const caller = await actors.fromToken(token);
      const principal = principals.find(({ who }) => who.uid === caller.actor.personUid)!;
      const other = Object.values(stage.there.people).find(
        ({ email }) => email === principal.ids['other realm'].email,
      )!;
      const actor = {
        ...caller.actor,
        personUid: other.uid,
        agencyUid: other.agency,
        distributorUid: other.distributor,
        applicantUid: other.applicant,
      };
      return { ...caller, actor };
    },
  };
}

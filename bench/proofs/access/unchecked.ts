import { access, type Reach } from '@visawright/contract/platform/access.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import { roles, type Role } from '@visawright/contract/platform/roles.ts';
import { actorsOf, type Actors, type Caller, type Parts } from '@visawright/server/tools.ts';
import { buildApp } from '@visawright/server/product.ts';
import { addedRows, touchedRows } from './restore-point.ts';
import { leaksIn } from './leaks.ts';
import { canCall, type Principal } from './principals.ts';
import { rows } from './rows/index.ts';
import { callAndJudge, findUnexpectedChanges, type Stage } from './stage.ts';

export interface UncheckedFacts {
  calls: number;
  answered: number;
  foreignRows: number;
  wrong: string[];
}

// All access checks of the application are off: every role may call everything in the whole realm, and in the second pass the actor has
// the ids of a person in the other realm. Only the tenant database handle still protects the rows of the other realm.
export async function unchecked(stage: Stage, parts: Parts, principals: readonly Principal[]): Promise<UncheckedFacts> {
  const facts: UncheckedFacts = { calls: 0, answered: 0, foreignRows: 0, wrong: [] };
  const table = access as Record<string, Partial<Record<Role, Reach>>>;
  const real = structuredClone(table);
  const theirs = stage.inserted.filter(({ realmId }) => realmId === stage.there.realmId);
  for (const action of Object.keys(table)) table[action] = Object.fromEntries(roles.map((role) => [role, 'realm']));
  try {
    for (const actors of [actorsOf(parts), actorsOfOtherRealm(parts, stage, principals)]) {
      const app = await buildApp({ ...parts, actors });
      const open = {
        ...stage,
        forget() {
          stage.forget();
          actors.forget('');
        },
      };
      for (const id of Object.keys(operations) as OperationId[]) {
        if (operations[id].access === 'public') continue; // no checks to turn off
        for (const principal of principals.filter((each) => each.isKnown && canCall(each, operations[id])))
          for (const ids of [principal.ids['other realm'], principal.ids.own]) {
            const sent = rows[id].send(ids, stage.next());
            await callAndJudge(
              open,
              id,
              sent,
              { ...principal, realm: stage.here.path },
              ({ answer, after }) => {
                facts.calls++;
                if (answer.status < 300) facts.answered++;
                const seen = leaksIn(answer.text, sent, theirs).length;
                const changes = [
                  ...touchedRows(stage.restorePoint.first, after),
                  ...addedRows(stage.restorePoint.first, after),
                ];
                const written = changes.filter(({ row }) => row.includes(stage.there.realmId)).length;
                facts.foreignRows += seen + written;
                if (seen + written > 0)
                  facts.wrong.push(`${id} as ${principal.name}: ${seen} seen, ${written} written`);
              },
              app,
            );
          }
        for (const each of await findUnexpectedChanges(open))
          facts.wrong.push(`${id}: a call that was refused or only reads changed ${each}`);
      }
      await app.close();
    }
  } finally {
    Object.assign(table, real);
  }
  return facts;
}

// An actor with ids of the other realm on this realm's handle, as if every ownership condition had failed.
function actorsOfOtherRealm(parts: Parts, stage: Stage, principals: readonly Principal[]): Actors {
  const actors = actorsOf(parts);
  const asOther = async <C extends Caller>(asked: C | Promise<C>): Promise<C> => {
    const caller = await asked;
    const principal = principals.find(({ who }) => who.uid === caller.actor.personUid)!;
    const other = Object.values(stage.there.people).find(({ email }) => email === principal.ids['other realm'].email)!;
    const actor = {
      ...caller.actor,
      personUid: other.uid,
      agencyUid: other.agency,
      distributorUid: other.distributor,
      applicantUid: other.applicant,
    };
    return { ...caller, actor };
  };
  return {
    ...actors,
    fromToken: (token) => asOther(actors.fromToken(token)),
    fromGrant: (grant) => asOther(actors.fromGrant(grant)),
    fromApiKey: (key) => asOther(actors.fromApiKey(key)),
  };
}

import type { Query } from '../../lists/lists-cluster.ts';
import { factsOf, isWithDocument, valuesOfDocument } from './add-facts.ts';
import { agencyUid, agents, agentUid, realmUid } from './companies.ts';
import { firstDay, itemOf, NumberTable, parts } from './number-table.ts';

export const zero = `'00000000-0000-0000-0000-000000000000'::uuid`;
const rowsAtOnce = 4_000;
const leastOfSteps = [1, 2, 4]; // the status from which upload, review and submission are reached
const [dayMinutes, offsetOfZone] = [1_440, 330];
const lastMinute = (Date.UTC(2026, 10, 1) - firstDay) / 60_000 + offsetOfZone;

const dayOf = (minute: number) => Math.floor(minute / dayMinutes);
const bucketOf = (minutes: number) => Math.floor(6 * Math.log2(1 + minutes));

const own = new NumberTable();
const ownAgents = Array.from({ length: agents }, () => new NumberTable(1));

// Counts one agency's applications as analytics_of_applications() and analytics_of_documents() count them, and adds them to `others`.
function count(from: number, to: number, others: readonly NumberTable[]): void {
  const tables = [own, ...others];
  for (let t = from; t < to; t++) {
    const { place, agent, status, outcome, waits, isReviewed, isReturned, lead, made, stay, found, kind, isChanged } =
      factsOf(t);
    const start = lastMinute - made;
    const [started, moved, review] = [dayOf(start), dayOf(start + lead), dayOf(start + 9 * dayMinutes)];
    const add = (day: number, item: number, at = place) => {
      for (const table of tables) table.add(at, day, item);
    };
    const addForAgent = (day: number, item: number) => {
      add(day, item);
      ownAgents[agent]!.add(place, day, item);
    };
    addForAgent(started, itemOf.started);
    add(started, itemOf.status(status));
    leastOfSteps.forEach((least, step) => status >= least && add(started, itemOf.reached + step));
    if (status === 4) {
      addForAgent(moved, itemOf.outcome(outcome));
      addForAgent(moved, itemOf.lead(bucketOf(lead)));
    }
    for (let left = 0; left < status; left++) {
      const minutes = stay(left);
      add(dayOf(start + left * 3 * dayMinutes + minutes), itemOf.stay(left, bucketOf(minutes)));
    }
    if (isReviewed) addForAgent(review, itemOf.review(isReturned));
    if (isReviewed && waits) add(started, itemOf.waiting);
    found.forEach((rule, at) => {
      add(dayOf(start + dayMinutes), itemOf.found(rule));
      if (at > 0) add(dayOf(start + dayMinutes), itemOf.solved(rule));
      else if (status === 4 && outcome === 1) add(moved, itemOf.refused(rule));
    });
    if (isWithDocument(t))
      for (let field = 0; field < valuesOfDocument; field++)
        add(started, itemOf.value(kind, field, isChanged(field)), -1);
  }
}

export async function addSumsOfAgency(
  query: Query,
  agency: number,
  [from, to]: readonly [number, number],
  others: readonly NumberTable[],
): Promise<void> {
  for (const table of [own, ...ownAgents]) table.clear();
  count(from, to, others);
  const company = agencyUid(String(agency));
  const batches = [
    { agent: zero, texts: batchesOf(own) },
    ...ownAgents.map((table, at) => ({ agent: agentUid(String(agency), String(at + 1)), texts: batchesOf(table) })),
  ].map(({ agent, texts }) => ({ agent, texts: [...texts] })); // the tables are used for the next agency meanwhile
  for (const { agent, texts } of batches) for (const text of texts) await insert(query, company, agent, text);
}

export async function addSumsOfCompany(query: Query, company: string, table: NumberTable): Promise<void> {
  for (const text of batchesOf(table)) await insert(query, company, zero, text);
}

function* batchesOf(table: NumberTable): Generator<string> {
  let batch: string[] = [];
  for (const row of table.rows())
    if (batch.push(row) === rowsAtOnce) {
      yield `[${batch.join()}]`;
      batch = [];
    }
  yield `[${batch.join()}]`;
}

const insert = (query: Query, company: string, agent: string, rows: string) =>
  query(
    `insert into analytics_sum (realm_id, company_uid, agent_uid, destination, span, ${parts.join()})
     select realm, company, agent, row ->> 0, row ->> 1, row -> 2, row -> 3, row -> 4, row -> 5, row -> 6
     from (select ${realmUid} as realm, ${company} as company, ${agent} as agent offset 0) whose, jsonb_array_elements($1::jsonb) row`,
    [rows],
  );

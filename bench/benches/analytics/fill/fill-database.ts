import type { OwnPostgres } from '../../../proofs/takeover/own-postgres.ts';
import { asAdmin, type Query } from '../../lists/lists-cluster.ts';
import { addFacts, openFacts } from './add-facts.ts';
import { addSumsOfAgency, addSumsOfCompany, zero } from './add-sums.ts';
import { addCompanies, agencies, distributorUid, smallAgency, trees } from './companies.ts';
import { NumberTable } from './number-table.ts';

const grown = [
  'application',
  'applicant',
  'status_stay',
  'review_task',
  'found_rule',
  'document',
  'value_act',
  'analytics_sum',
]
  .map((table) => `'${table}'::regclass`)
  .join();

const sessions = 8;

// Facts of `applications` and of a small agency, with the sums that the product would have counted. Without
// triggers: the generated rows are consistent.
export async function fillDatabase(cluster: OwnPostgres, database: string, applications: number, isForCharts: boolean) {
  await asAdmin(cluster, database, async (query) => {
    await addCompanies(query);
    if (isForCharts) await dropUnread(query);
  });
  const each = Math.floor(applications / agencies);
  const inSession = (work: (query: Query) => Promise<void>) =>
    asAdmin(cluster, database, async (query) => {
      await openSession(query);
      await work(query);
    });
  const realm = new NumberTable();
  const distributors = Array.from({ length: trees }, () => new NumberTable());
  let next = 0;
  const addAgencies = () =>
    inSession(async (query) => {
      await openFacts(query);
      while (next <= smallAgency.number) {
        const agency = next++;
        const from = agency * each;
        const to = from + (agency === smallAgency.number ? smallAgency.applications : each);
        await addSumsOfAgency(query, agency, [from, to], [realm, distributors[agency % trees]!]);
        await addFacts(query, agency, from, to);
      }
    });
  await Promise.all(Array.from({ length: sessions }, addAgencies));
  await Promise.all([
    inSession((query) => addSumsOfCompany(query, zero, realm)),
    ...distributors.map((table, tree) =>
      inSession((query) => addSumsOfCompany(query, distributorUid(String(tree)), table)),
    ),
  ]);
  await asAdmin(cluster, database, (query) => query('vacuum analyze'));
}

async function openSession(query: Query): Promise<void> {
  await query(`set session_replication_role = replica`);
  await query(`set work_mem = '64MB'`);
  await query('set jit = off');
}

// Charts read the sums alone: of the facts only the primary keys stay, and nothing is written to the log.
async function dropUnread(query: Query): Promise<void> {
  const constraints = await query<{ table: string; name: string }>(`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where conparentid = 0 and (contype = 'f' and (conrelid in (${grown}) or confrelid in (${grown}))
      or contype = 'u' and conrelid in (${grown}))
    order by contype`);
  for (const { table, name } of constraints) await query(`alter table ${table} drop constraint ${name}`);
  const indexes = await query<{ name: string }>(`
    select indexrelid::regclass::text as name from pg_index where indrelid in (${grown}) and not indisprimary`);
  for (const { name } of indexes) await query(`drop index ${name}`);
  const tables = await query<{ name: string }>(`select unnest(array[${grown}])::text as name`);
  for (const { name } of tables) await query(`alter table ${name} set unlogged`);
}

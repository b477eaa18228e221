import type { Client } from 'pg';

// Tables that are read before the tenant is known, or belong to no tenant.
const outsideTenants = [
  'realm',
  'realm_host',
  'schema_migration',
  'application_transition',
  'call_counter',
  'process_state',
];
const roles = ['visawright_api', 'visawright_worker', 'visawright_resolver'];

export interface TenantTable {
  readonly name: string;
  readonly isForced: boolean;
  readonly policies: number;
  readonly isPartition: boolean;
}

export async function tenantTables(admin: Client): Promise<TenantTable[]> {
  const { rows } = await admin.query<TenantTable>(
    `select c.relname as name, c.relispartition as "isPartition", c.relrowsecurity and c.relforcerowsecurity as "isForced",
       (select count(*)::int from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
          and p.qual like '%app.realm_id%' and coalesce(p.with_check, p.qual) like '%app.realm_id%') as policies
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all($1)
     order by 1`,
    [outsideTenants],
  );
  return rows;
}

// Partitions are read and written through their parent table.
export const wholeTables = async (admin: Client): Promise<TenantTable[]> =>
  (await tenantTables(admin)).filter(({ isPartition }) => !isPartition);

// Violations of tenant isolation found in the catalogue, one per line.
export async function catalogueExceptions(admin: Client): Promise<string[]> {
  const found: string[] = [];
  const all = async (text: string, values: unknown[] = []) =>
    (await admin.query<{ name: string }>(text, values)).rows.map(({ name }) => name);

  for (const { name, isForced, policies } of await tenantTables(admin)) {
    if (!isForced) found.push(`${name}: row-level security is not enabled and forced`);
    if (policies === 0) found.push(`${name}: no policy by tenant`);
  }
  const loose = await all(
    `select p.tablename || '.' || p.policyname as name from pg_policies p
     where p.schemaname = 'public' and (p.qual not like '%app.realm_id%' or p.with_check not like '%app.realm_id%')`,
  );
  found.push(...loose.map((name) => `${name}: a policy without the tenant`));

  const keys = await all(
    `select c.relname || ' ' || i.relname as name
     from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
     left join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
     where c.relnamespace = 'public'::regnamespace and c.relname <> all($1) and x.indisunique and a.attname is distinct from 'realm_id'`,
    [outsideTenants],
  );
  found.push(...keys.map((name) => `${name}: a unique key that does not start with realm_id`));

  const references = await all(
    `select k.conrelid::regclass || ' ' || k.conname as name from pg_constraint k
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid::regclass::text <> all($1)
       and k.confrelid <> 'realm'::regclass and not exists (
         select from unnest(k.conkey, k.confkey) as pair (mine, theirs)
         join pg_attribute m on m.attrelid = k.conrelid and m.attnum = pair.mine
         join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.theirs
         where m.attname = 'realm_id' and t.attname = 'realm_id')`,
    [outsideTenants],
  );
  found.push(...references.map((name) => `${name}: a foreign key without realm_id`));

  const powers = await all(
    `select rolname as name from pg_roles where (rolsuper or rolbypassrls or rolcreaterole) and rolname like 'visawright%'
     union select r.rolname || ' owns ' || c.relname from pg_class c join pg_roles r on r.oid = c.relowner
       where r.rolname = any($1) and c.relnamespace = 'public'::regnamespace
     union select r.rolname || ' is a member of ' || g.rolname from pg_auth_members m join pg_roles r on r.oid = m.member
       join pg_roles g on g.oid = m.roleid where r.rolname = any($1)`,
    [roles],
  );
  found.push(...powers.map((name) => `${name}: a role with more rights than it needs`));

  const views = await all(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
       and not coalesce(c.reloptions @> '{security_invoker=true}', false)
     union select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
       -- Allowed: functions that check the tenant themselves, have a fixed search path and are not granted to everyone.
       and not (p.prosrc like '%app.realm_id%' and p.proconfig::text like '%search_path%'
         and not has_function_privilege('public', p.oid, 'execute'))`,
  );
  found.push(...views.map((name) => `${name}: runs with its owner's rights`));

  const open = await all(
    `select table_name || ' ' || privilege_type as name from information_schema.role_table_grants
     where table_schema = 'public' and (grantee = 'PUBLIC' or (grantee = 'visawright_resolver' and table_name <> all($1)))`,
    [outsideTenants],
  );
  found.push(...open.map((name) => `${name}: granted to everyone or to the resolver`));
  return found;
}

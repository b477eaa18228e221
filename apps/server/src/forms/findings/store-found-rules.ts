import { sql, type Db } from '../../platform/db/db.ts';

// Which rules the application fails now, and which it failed before. An accepted finding still fails; writes only what changed.
export const storeFoundRules = (db: Db, applicationUid: string, failing: readonly string[]): Promise<number> =>
  db.run(sql`
    insert into found_rule as f (realm_id, application_uid, rule, is_open)
    select ${db.realmId}, ${applicationUid}, coalesce(now.rule, before.rule), now.rule is not null
    from unnest(${failing}::text[]) as now (rule)
    full join (select rule, is_open from found_rule where realm_id = ${db.realmId} and application_uid = ${applicationUid}) before
      on before.rule = now.rule
    where before.is_open is distinct from (now.rule is not null)
    on conflict (realm_id, application_uid, rule) do update set is_open = excluded.is_open`);

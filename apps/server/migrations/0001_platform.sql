-- Platform: realms, their keys and hosts, sent mail, and objects that wait for deletion.

-- Every tenant table is under FORCE row-level security: the transaction's setting app.realm_id decides which rows exist.
create procedure enable_tenant_policy(variadic tables text[]) language plpgsql as $$
declare
  named text;
begin
  foreach named in array tables loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy tenant on %I using (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)
      with check (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)', named);
  end loop;
end $$;
revoke all on procedure enable_tenant_policy from public;

-- Realms are read by the resolver before a tenant is known, so these two tables hold public facts only.
create table realm (
  realm_id uuid primary key,
  path text not null unique check (path ~ '^[a-z][a-z0-9-]{1,30}[a-z0-9]$'),
  issuer text not null unique,
  keycloak_url text not null,
  keycloak_realm text not null,
  is_default boolean not null default false,
  partner_tokens boolean not null default false,
  display_name text not null,
  brand_color text check (brand_color ~ '^#[0-9a-f]{6}$'),       -- null: the product's default palette
  shades text[] not null check (cardinality(shades) = 10),
  brand_logo text,                                               -- base64 png
  brand_favicon text,                                            -- base64 png
  support_phone text not null default '',
  support_email text not null default '',
  support_hours text not null default '',
  support_footer text not null default '',
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create unique index realm_default on realm (is_default) where is_default;

create table realm_host (
  host text primary key check (host = lower(host)),
  realm_id uuid not null references realm on delete cascade
);
create index realm_host_realm on realm_host (realm_id);

-- Secrets of a realm, sealed: identity clients, the data key, the key that signs packages (its public half is published).
create table realm_key (
  realm_id uuid not null references realm on delete cascade,
  kind text not null,
  key_no integer not null default 1,
  wrapped bytea not null,
  created_at timestamptz not null default now(),
  public_key bytea,
  primary key (realm_id, kind, key_no)
);

-- A domain waits here until its TXT record is found. Two realms may wait for the same one; the first to prove it gets it.
create table realm_domain_claim (
  realm_id uuid not null references realm (realm_id),
  host text not null check (host = lower(host)),
  proof text not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, host)
);

-- Which mails were sent, so that a step that runs twice does not send twice. Holds no address and no text.
create table mail_sent (
  realm_id uuid not null references realm (realm_id),
  mail_key text not null,
  sent_at timestamptz not null default now(),
  primary key (realm_id, mail_key)
);

-- Objects that no row refers to any more; a worker deletes them from the store.
create table object_to_delete (
  realm_id uuid not null references realm (realm_id),
  object_key text not null,
  due_at timestamptz not null default now(),
  primary key (realm_id, object_key)
);

call enable_tenant_policy('realm_key', 'realm_domain_claim', 'mail_sent', 'object_to_delete');

create function notify_realm_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('realm_changed', coalesce(new.realm_id, old.realm_id)::text);
  return null;
end $$;
create trigger realm_changed after insert or update or delete on realm
  for each row execute function notify_realm_changed();
create trigger realm_host_changed after insert or update or delete on realm_host
  for each row execute function notify_realm_changed();

-- Used by every append-only table. VW001 is our own error class for a change that is never allowed.
create function reject_update() returns trigger language plpgsql as $$
begin
  raise exception 'the log is append only' using errcode = 'VW001';
end $$;

-- realm and realm_host are outside row-level security, so these functions alone write them, each for the transaction's own tenant.
create function save_realm(p_display_name text, p_brand_color text, p_shades text[], p_logo text, p_favicon text, p_support text[], p_settings jsonb)
returns void language sql security definer set search_path = public, pg_temp as $$
  update realm set display_name = p_display_name, brand_color = p_brand_color, shades = p_shades, brand_logo = p_logo,
    brand_favicon = p_favicon, support_phone = p_support[1], support_email = p_support[2], support_hours = p_support[3],
    support_footer = p_support[4], settings = p_settings
  where realm_id = nullif(current_setting('app.realm_id', true), '')::uuid $$;

create function take_realm_host(p_host text) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken boolean;
begin
  if not exists (select from realm_domain_claim c where c.realm_id = nullif(current_setting('app.realm_id', true), '')::uuid and c.host = p_host) then
    return false;
  end if;
  insert into realm_host (host, realm_id) values (p_host, nullif(current_setting('app.realm_id', true), '')::uuid) on conflict do nothing;
  select realm_id = nullif(current_setting('app.realm_id', true), '')::uuid into taken from realm_host where host = p_host;
  return taken;
end $$;

create function drop_realm_host(p_host text) returns boolean language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from realm_host where host = p_host and realm_id = nullif(current_setting('app.realm_id', true), '')::uuid returning 1
  ) select exists (select from gone) $$;

-- A realm's data key is created when its first document needs it. The roles that serve calls may add that one kind and no other.
create function add_vault_key(sealed bytea) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into realm_key (realm_id, kind, key_no, wrapped)
  values (nullif(current_setting('app.realm_id', true), '')::uuid, 'vault', 1, sealed)
  on conflict do nothing
$$;

-- Old package keys stay, so that old packages can still be verified.
create function add_package_key(sealed bytea, published bytea) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into realm_key (realm_id, kind, key_no, wrapped, public_key)
  values (nullif(current_setting('app.realm_id', true), '')::uuid, 'package', 1, sealed, published)
  on conflict do nothing
$$;

revoke all on function save_realm, take_realm_host, drop_realm_host, add_vault_key(bytea), add_package_key(bytea, bytea) from public;
grant execute on function save_realm, take_realm_host, drop_realm_host to visawright_api;
grant execute on function add_vault_key(bytea) to visawright_api, visawright_worker;
grant execute on function add_package_key(bytea, bytea) to visawright_worker;

grant usage on schema public to visawright_api, visawright_worker, visawright_resolver;
grant select on realm, realm_host to visawright_resolver, visawright_api, visawright_worker;
grant select on realm_key to visawright_api, visawright_worker;
grant select, insert, delete on realm_domain_claim to visawright_api;
grant select, insert on mail_sent to visawright_worker;
grant select, insert, delete on object_to_delete to visawright_api, visawright_worker;

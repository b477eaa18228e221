-- Realms are read before any tenant is known, by the resolver: public facts only. Everything else of a realm is a tenant table.
create table realm (
  realm_id uuid primary key,
  path text not null unique check (path ~ '^[a-z][a-z0-9-]{1,30}[a-z0-9]$'),
  issuer text not null unique,
  keycloak_url text not null,
  keycloak_realm text not null,
  is_default boolean not null default false,
  partner_tokens boolean not null default false,
  display_name text not null,
  brand_color text check (brand_color ~ '^#[0-9a-f]{6}$'), -- null: the product's own palette
  shades text[] not null check (cardinality(shades) = 10),
  brand_logo text, -- base64 png
  brand_favicon text, -- base64 png
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

-- Sealed secrets of a realm (identity clients, later data keys): only for the tenant's own handle, never for the resolver.
create table realm_key (
  realm_id uuid not null references realm on delete cascade,
  kind text not null,
  key_no integer not null default 1,
  wrapped bytea not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, kind, key_no)
);
alter table realm_key enable row level security;
alter table realm_key force row level security;
create policy realm_key_tenant on realm_key
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);

grant usage on schema public to visawright_api, visawright_worker, visawright_resolver;
grant select on realm, realm_host to visawright_resolver, visawright_api, visawright_worker;
grant select on realm_key to visawright_api, visawright_worker;

create function realm_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('realm_changed', coalesce(new.realm_id, old.realm_id)::text);
  return null;
end $$;
create trigger realm_changed after insert or update or delete on realm for each row execute function realm_changed();
create trigger realm_host_changed after insert or update or delete on realm_host for each row execute function realm_changed();

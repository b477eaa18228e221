-- The daily work around applications: invitations and suspensions, requests, notifications, what people set for themselves, and a
-- realm's own settings.

alter table person add column joined_at timestamptz;             -- null: invited, has never signed in
alter table person add column last_active_at timestamptz;        -- to the hour: enough to see who works, too little to follow anyone
alter table person add column invited_by uuid;
alter table person add column preferences jsonb not null default '{}';
alter table person add foreign key (realm_id, invited_by) references person (realm_id, person_uid);
-- Whoever was here before invitations were kept has not been invited.
do $$
declare
  known uuid;
begin
  for known in select realm_id from realm loop
    perform set_config('app.realm_id', known::text, true);
    update person set joined_at = created_at where realm_id = known;
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;
create index person_by_role on person (realm_id, role, created_at desc, person_uid desc);
create index agency_by_age on agency (realm_id, created_at desc, agency_uid desc);

-- Only what decides who may act is told; the hour somebody was here drops nobody's session.
drop trigger person_changed on person;
create trigger person_changed after delete or update of kc_sub, role, status, agency_uid, distributor_uid on person
  for each row execute function tell_actor_changed();
-- A company's standing is its people's: each is told of by name.
create function tell_company_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(new);
begin
  if tg_table_name = 'agency' then
    perform pg_notify('actor_changed', jsonb_build_object('realmId', p.realm_id, 'personUid', p.person_uid)::text)
    from person p where p.realm_id = new.realm_id and p.agency_uid = (changed ->> 'agency_uid')::uuid;
  else
    perform pg_notify('actor_changed', jsonb_build_object('realmId', p.realm_id, 'personUid', p.person_uid)::text)
    from person p where p.realm_id = new.realm_id and p.distributor_uid = (changed ->> 'distributor_uid')::uuid;
  end if;
  return null;
end $$;
create trigger agency_changed after update of status on agency for each row execute function tell_company_changed();
create trigger distributor_changed after update of status on distributor for each row execute function tell_company_changed();

-- An invitation is a link to set the first password: the same machinery as a forgotten one, with other words and a longer life.
alter table reset_request add column purpose text not null default 'reset' check (purpose in ('reset', 'invitation'));

-- Travellers belong to whoever added them: an open page of that person has to hear of a new one.
create or replace function tell_actor_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  person uuid := (changed ->> 'person_uid')::uuid;
begin
  if changed ->> 'added_by' is not null then
    select a.person_uid into person from applicant a
    where a.realm_id = (changed ->> 'realm_id')::uuid and a.applicant_uid = (changed ->> 'added_by')::uuid;
  end if;
  if person is not null then
    perform pg_notify('actor_changed', jsonb_build_object('realmId', changed -> 'realm_id', 'personUid', person)::text);
  end if;
  return null;
end $$;

create table request (
  realm_id uuid not null references realm (realm_id),
  request_uid uuid not null default gen_random_uuid(),
  agency_uid uuid not null,
  type text not null check (type in ('EXTENSION')),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  people integer not null check (people between 1 and 1000),
  reason text not null check (length(reason) > 0),
  requested_by uuid not null,
  requested_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text,
  primary key (realm_id, request_uid),
  check ((status = 'PENDING') = (decided_at is null)),
  check (status <> 'REJECTED' or length(decision_reason) > 0),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, requested_by) references person (realm_id, person_uid),
  foreign key (realm_id, decided_by) references person (realm_id, person_uid)
);
create unique index request_one_pending on request (realm_id, agency_uid, type) where status = 'PENDING';
create index request_by_age on request (realm_id, requested_at desc, request_uid desc);
create index request_of_agency on request (realm_id, agency_uid, requested_at desc, request_uid desc);

create table announcement (
  realm_id uuid not null references realm (realm_id),
  announcement_uid uuid not null default gen_random_uuid(),
  agency_uid uuid,                                               -- null: the whole realm
  person_uid uuid not null,
  title text not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, announcement_uid),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);

-- Ids and a reason; names are read when it is shown, so nothing stale or erased lives on here.
create table notification (
  realm_id uuid not null references realm (realm_id),
  notification_uid uuid not null default gen_random_uuid(),
  person_uid uuid not null,                                      -- whose it is
  kind text not null check (kind in ('transferred', 'reviewReturned', 'reviewApproved', 'requestMade', 'requestDecided', 'announcement')),
  application_uid uuid,
  request_uid uuid,
  announcement_uid uuid,
  caused_by uuid,
  body text not null default '',
  at timestamptz not null default now(),
  read_at timestamptz,
  in_app boolean not null default true,                          -- false: wanted by mail alone
  mail_due boolean not null default false,                       -- wanted by mail; the worker takes it from here
  primary key (realm_id, notification_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade,
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, request_uid) references request (realm_id, request_uid) on delete cascade,
  foreign key (realm_id, announcement_uid) references announcement (realm_id, announcement_uid) on delete cascade,
  foreign key (realm_id, caused_by) references person (realm_id, person_uid)
);
create index notification_of_person on notification (realm_id, person_uid, at desc, notification_uid desc);
create index notification_unread on notification (realm_id, person_uid) where read_at is null;
create index notification_mail_due on notification (realm_id) where mail_due;

create table saved_view (
  realm_id uuid not null references realm (realm_id),
  view_uid uuid not null default gen_random_uuid(),
  person_uid uuid not null,
  agency_uid uuid,
  distributor_uid uuid,
  list text not null check (list in ('applications', 'applicants', 'agents', 'agencies', 'distributors', 'reviewers')),
  name text not null,
  query text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (realm_id, view_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade,
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, distributor_uid) references distributor (realm_id, distributor_uid)
);
create index saved_view_of_person on saved_view (realm_id, person_uid, list);
create index saved_view_shared on saved_view (realm_id, list) where is_shared;

alter table session add column device text not null default '';  -- "Chrome on Windows", for the person's own list of sessions

-- A domain waits here until its TXT record is found; two realms may wait for one, the first to prove it has it.
create table realm_domain_claim (
  realm_id uuid not null references realm (realm_id),
  host text not null check (host = lower(host)),
  proof text not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, host)
);

do $$
declare
  named text;
begin
  foreach named in array array['request', 'announcement', 'notification', 'saved_view', 'realm_domain_claim'] loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy tenant on %I using (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)
      with check (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)', named);
  end loop;
end $$;

-- Realm rows are read before a tenant is known and so stand outside row-level security. These doors alone write them, each for the
-- tenant of the transaction and no other.
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
revoke all on function save_realm, take_realm_host, drop_realm_host from public;
grant execute on function save_realm, take_realm_host, drop_realm_host to visawright_api;

grant insert, update on person, agency, distributor to visawright_api;
grant select, insert, update on request, notification to visawright_api;
grant select, insert on announcement to visawright_api;
grant select, insert, delete on saved_view, realm_domain_claim to visawright_api;
grant select on agency, distributor, request, announcement, intake_key to visawright_worker;
grant update (kc_sub) on person to visawright_worker;            -- an invited person's account is made by a job
grant select, insert, update (mail_due) on notification to visawright_worker;

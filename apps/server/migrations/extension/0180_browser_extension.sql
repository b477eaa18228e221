-- The browser extension: its connections, the packs that describe portals, and receipts of filled forms.

-- A browser extension that shows a code and waits for a person to enter it. A row lasts for two minutes; the code and the secret that
-- claims the grant are hashed.
create table extension_pairing (
  realm_id uuid not null references realm (realm_id),
  pairing_uid uuid not null default gen_random_uuid(),
  code_hash bytea not null,
  secret_sha256 bytea not null,
  browser text not null,
  version text not null,
  place text not null,                                           -- the network address, shortened
  requested_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('accepted', 'waiting', 'refused')),
  person_uid uuid,
  kc_session text,                                               -- the session it was accepted in, as tokens name it
  primary key (realm_id, pairing_uid),
  check ((state = 'accepted') = (person_uid is not null) and (person_uid is null) = (kc_session is null)),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create unique index extension_pairing_waiting on extension_pairing (realm_id, code_hash) where state = 'waiting';
create index extension_pairing_of_person on extension_pairing (realm_id, person_uid);
create index extension_pairing_expired on extension_pairing (realm_id, expires_at);

-- A connected extension. It acts for its person in the session in which the person accepted it, and ends with that session.
create table extension_grant (
  realm_id uuid not null references realm (realm_id),
  connection_uid uuid not null default gen_random_uuid(),
  person_uid uuid not null,
  kc_session text not null,
  has_session boolean not null,                                  -- the session has a row; a token of another sign-in has none
  grant_hash bytea not null,
  browser text not null,
  version text not null,
  connected_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,                                           -- to the minute
  expires_at timestamptz not null,
  primary key (realm_id, connection_uid),
  unique (realm_id, grant_hash),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index extension_grant_of_person on extension_grant (realm_id, person_uid);
create index extension_grant_of_session on extension_grant (realm_id, kc_session);
create index extension_grant_expired on extension_grant (realm_id, expires_at);

call enable_tenant_policy('extension_pairing', 'extension_grant');

-- However a session is ended, its extensions end with it.
create function end_extensions_of_session() returns trigger language plpgsql as $$
begin
  delete from extension_grant g where g.realm_id = new.realm_id and g.kc_session = new.kc_session;
  delete from extension_pairing w where w.realm_id = new.realm_id and w.kc_session = new.kc_session;
  return null;
end $$;
create trigger ended_session_extensions after insert on ended_session for each row execute function end_extensions_of_session();

-- A suspended person keeps none, also after being reinstated; an erased account is suspended.
create function end_extensions_of_person() returns trigger language plpgsql as $$
begin
  delete from extension_grant g where g.realm_id = new.realm_id and g.person_uid = new.person_uid;
  delete from extension_pairing w where w.realm_id = new.realm_id and w.person_uid = new.person_uid;
  return null;
end $$;
create trigger person_extensions after update of status on person for each row when (new.status = 'suspended')
  execute function end_extensions_of_person();

grant select, insert, delete on extension_pairing, extension_grant to visawright_api;
grant update (state, person_uid, kc_session, expires_at) on extension_pairing to visawright_api;
grant update (used_at) on extension_grant to visawright_api;
grant select (realm_id, expires_at), delete on extension_pairing, extension_grant to visawright_worker;

-- Packs and receipts are signed where they are sent, so the first of them may need the realm's key.
grant execute on function add_package_key(bytea, bytea) to visawright_api;

-- Mapping packs recorded in this realm: which control of a portal's page an answer belongs to. A body never changes; a newer number replaces
-- it. Packs that come with the product are data files.
create table portal_pack (
  realm_id uuid not null references realm (realm_id),
  pack_uid uuid not null default gen_random_uuid(),
  portal text not null,
  number integer not null check (number > 0),
  state text not null default 'proposed' check (state in ('proposed', 'published', 'rejected', 'retired')),
  body jsonb not null,
  test_fill jsonb,
  proposed_by uuid not null,
  proposed_at timestamptz not null default clock_timestamp(),
  decided_by uuid,
  decided_at timestamptz,
  reason text not null default '',
  primary key (realm_id, pack_uid),
  check ((decided_by is null) = (decided_at is null)),
  foreign key (realm_id, proposed_by) references person (realm_id, person_uid),
  foreign key (realm_id, decided_by) references person (realm_id, person_uid)
);
-- The number of a rejected proposal is used again.
create unique index portal_pack_number on portal_pack (realm_id, portal, number) where state <> 'rejected';
create unique index portal_pack_published on portal_pack (realm_id, portal) where state = 'published';
create index portal_pack_proposed_by on portal_pack (realm_id, proposed_by);
create index portal_pack_decided_by on portal_pack (realm_id, decided_by);

-- Pages that extensions did not know: labels and kinds of their controls, without values and without who reported them.
create table page_report (
  realm_id uuid not null references realm (realm_id),
  report_uid uuid not null default gen_random_uuid(),
  content_sha256 bytea not null,
  portal text not null,
  pack_number integer,
  page text,
  differences jsonb not null,
  skeleton jsonb not null,
  reported_at timestamptz not null default clock_timestamp(),    -- the last time
  times integer not null default 1,
  primary key (realm_id, report_uid),
  unique (realm_id, content_sha256)
);
create index page_report_by_age on page_report (realm_id, reported_at desc, report_uid);
create index page_report_of_pack on page_report (realm_id, portal, pack_number);

call enable_tenant_policy('portal_pack', 'page_report');

grant select, insert, update (state, decided_by, decided_at, reason) on portal_pack to visawright_api;
grant select, insert, delete, update (reported_at, times) on page_report to visawright_api;

-- The pack an application was first filled in with. Later packs of the portal are for other applications.
create table pack_pin (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  portal text not null,
  pack_number integer not null,
  pack_sha256 text not null,
  pinned_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, application_uid, portal),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade
);

-- What an extension typed into an authority's online form and read back: one row per visit, replaced after each page.
create table form_receipt (
  realm_id uuid not null references realm (realm_id),
  receipt_uid uuid not null default gen_random_uuid(),
  application_uid uuid not null,
  applicant_uid uuid not null,
  visit_uid uuid not null,
  portal text not null,
  body bytea not null,                                           -- the receipt with its countersignature, sealed
  started_at timestamptz not null,
  received_at timestamptz not null,
  times_sent integer not null default 1,
  sent_by uuid not null,
  primary key (realm_id, receipt_uid),
  unique (realm_id, application_uid, visit_uid),
  foreign key (realm_id, application_uid, applicant_uid) references application (realm_id, application_uid, applicant_uid) on delete cascade,
  foreign key (realm_id, sent_by) references person (realm_id, person_uid)
);
create index form_receipt_of_applicant on form_receipt (realm_id, applicant_uid);
create index form_receipt_sent_by on form_receipt (realm_id, sent_by);

call enable_tenant_policy('pack_pin', 'form_receipt');

create trigger form_receipt_fence before insert or update on form_receipt for each row execute function refuse_erased();

grant select, insert on pack_pin to visawright_api;
grant select, insert, update (portal, body, received_at, times_sent, sent_by) on form_receipt to visawright_api;

-- Quotes of applications. What was calculated is stored with the prices, rates and tax it was calculated from, and cannot be changed:
-- the API may update the state only.
create table quote (
  realm_id uuid not null references realm (realm_id),
  quote_uid uuid not null default gen_random_uuid(),
  application_uid uuid not null,
  agency_uid uuid not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'withdrawn')),
  body jsonb not null,                                           -- the contract's QuoteBody, without names
  total bigint not null check (total >= 0 and total = (body ->> 'total')::bigint), -- paise
  created_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  accepted_by uuid,
  accepted_at timestamptz,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  primary key (realm_id, quote_uid),
  check ((accepted_by is null) = (accepted_at is null) and (withdrawn_by is null) = (withdrawn_at is null)),
  check (state <> 'open' or accepted_at is null and withdrawn_at is null),
  check (state <> 'accepted' or accepted_at is not null and withdrawn_at is null),
  check (state <> 'withdrawn' or withdrawn_at is not null),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, created_by) references person (realm_id, person_uid),
  foreign key (realm_id, accepted_by) references person (realm_id, person_uid),
  foreign key (realm_id, withdrawn_by) references person (realm_id, person_uid)
);
create unique index quote_accepted on quote (realm_id, application_uid) where state = 'accepted';
create index quote_of_application on quote (realm_id, application_uid, created_at desc);

-- Nothing is written about a traveller who is being erased.
create function refuse_erased_application() returns trigger language plpgsql as $$
begin
  if current_user <> 'visawright_owner' and exists (
    select from application a join erasure e on e.realm_id = a.realm_id and e.applicant_uid = a.applicant_uid
    where a.realm_id = new.realm_id and a.application_uid = new.application_uid) then
    raise exception 'this traveller is erased' using errcode = 'VW004';
  end if;
  return new;
end $$;
create trigger quote_fence before insert or update on quote for each row execute function refuse_erased_application();

call enable_tenant_policy('quote');

grant select, insert on quote to visawright_api;
grant update (state, accepted_by, accepted_at, withdrawn_by, withdrawn_at) on quote to visawright_api;

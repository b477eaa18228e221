-- Prices of an agency. Amounts are integers of the currency's minor unit.

-- Who issues an agency's invoices.
create table seller (
  realm_id uuid not null references realm (realm_id),
  agency_uid uuid not null,
  legal_name text not null,
  address text not null,
  state text not null check (state ~ '^\d\d$'),                  -- GST code
  gstin text check (left(gstin, 2) = state),                     -- null: not registered, charges no GST
  payment_note text not null,
  is_shared boolean not null,                                    -- travellers see their quotes and invoices
  version integer not null default 1,
  updated_by uuid not null,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, agency_uid),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, updated_by) references person (realm_id, person_uid)
);

-- The lines of a destination, in order; the contract's PriceLine.
create table price_list (
  realm_id uuid not null references realm (realm_id),
  agency_uid uuid not null,
  form_id text not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  version integer not null default 1,
  updated_by uuid not null,
  updated_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, agency_uid, form_id),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, updated_by) references person (realm_id, person_uid)
);

-- Entered by a person and never changed: a correction is another row.
create table exchange_rate (
  realm_id uuid not null references realm (realm_id),
  agency_uid uuid not null,
  rate_uid uuid not null default gen_random_uuid(),
  currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'INR'),
  rate_micros bigint not null check (rate_micros > 0),           -- rupees for one unit of the currency, times a million
  rate_on date not null,
  entered_by uuid not null,
  entered_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, rate_uid),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, entered_by) references person (realm_id, person_uid)
);
create index exchange_rate_newest on exchange_rate (realm_id, agency_uid, currency, rate_on desc, entered_at desc);
create trigger exchange_rate_append_only before update on exchange_rate for each row execute function reject_update();

call enable_tenant_policy('seller', 'price_list', 'exchange_rate');

grant select, insert on seller, price_list, exchange_rate to visawright_api;
grant update (legal_name, address, state, gstin, payment_note, is_shared, version, updated_by, updated_at) on seller to visawright_api;
grant update (lines, version, updated_by, updated_at) on price_list to visawright_api;

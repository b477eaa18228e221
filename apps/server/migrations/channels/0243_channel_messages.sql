-- One message on its way to one browser or phone. The row is written before the message is sent, so that a copy is never sent without a
-- reason: an attempt whose end is not known is repeated only if the provider has not reported the message by its key meanwhile.
create table channel_message (
  realm_id uuid not null references realm (realm_id),
  message_uid uuid not null,                                     -- the batch of deliveries, or the request of a code
  target_uid uuid not null,                                      -- the browser, or the person whose phone it is
  channel text not null check (channel in ('push', 'sms', 'whatsapp')),
  person_uid uuid not null,
  state text not null default 'claimed' check (state in ('claimed', 'accepted', 'sent', 'failed', 'delivered', 'read')),
  turn integer not null default 1,                               -- which attempt has the claim
  provider_id text,
  cause text,
  claimed_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, message_uid, target_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index channel_message_of_person on channel_message (realm_id, person_uid);
create index channel_message_by_age on channel_message (realm_id, channel, changed_at);
create index channel_message_of_provider on channel_message (realm_id, provider_id) where provider_id is not null;

call enable_tenant_policy('channel_message');

grant select, update (state, provider_id, cause, changed_at) on channel_message to visawright_api;
grant select, insert, delete on channel_message to visawright_worker;
grant update (state, turn, provider_id, cause, claimed_at, changed_at) on channel_message to visawright_worker;

-- Providers that send messages for a realm. What a provider must not lose (tokens) is sealed; the rest is shown on a screen.
create table channel_setting (
  realm_id uuid not null references realm (realm_id),
  channel text not null check (channel in ('push', 'sms', 'whatsapp')),
  is_on boolean not null,
  settings jsonb not null default '{}',
  secrets bytea,                                                 -- sealed under a root key
  changed_by uuid not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, channel),
  foreign key (realm_id, changed_by) references person (realm_id, person_uid)
);
create index channel_setting_changed_by on channel_setting (realm_id, changed_by);

call enable_tenant_policy('channel_setting');

alter table notification_delivery drop constraint notification_delivery_channel_check;
alter table notification_delivery add constraint notification_delivery_channel_check
  check (channel in ('mail', 'push', 'sms', 'whatsapp'));

grant select, insert, update (is_on, settings, secrets, changed_by, changed_at) on channel_setting to visawright_api;
grant select on channel_setting to visawright_worker;

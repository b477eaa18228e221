-- What goes out of a notification besides the inbox. The key of a row is the key of the delivery: a notification is one event for one
-- person, so there is one delivery per event, person and channel.

create table notification_delivery (
  realm_id uuid not null references realm (realm_id),
  notification_uid uuid not null,
  channel text not null check (channel in ('mail')),
  person_uid uuid not null,
  is_summary boolean not null default false,                     -- goes out together with what else waits for the same time
  due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'queued', 'delivered', 'dropped', 'failed')),
  batch_uid uuid,                                                -- the message it goes out with
  attempts integer not null default 0,                           -- jobs that were given up
  settled_at timestamptz,
  primary key (realm_id, notification_uid, channel),
  check ((state = 'waiting') = (batch_uid is null)),
  check ((state in ('delivered', 'dropped', 'failed')) = (settled_at is not null)),
  foreign key (realm_id, notification_uid) references notification (realm_id, notification_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index notification_delivery_due on notification_delivery (realm_id, due_at) where state = 'waiting';
create index notification_delivery_batch on notification_delivery (realm_id, batch_uid) where batch_uid is not null;
create index notification_delivery_queued on notification_delivery (realm_id) where state = 'queued';
create index notification_delivery_of_person on notification_delivery (realm_id, person_uid);

call enable_tenant_policy('notification_delivery');

do $$
declare
  realm uuid;
begin
  for realm in select realm_id from realm loop
    perform set_config('app.realm_id', realm::text, true);
    insert into notification_delivery (realm_id, notification_uid, channel, person_uid, due_at)
    select realm_id, notification_uid, 'mail', person_uid, at from notification where mail_due;
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;
drop index notification_mail_due;
alter table notification drop column mail_due;

grant select, insert on notification_delivery to visawright_api;
grant select, insert, delete on notification_delivery to visawright_worker;
grant update (state, batch_uid, due_at, attempts, settled_at) on notification_delivery to visawright_worker;

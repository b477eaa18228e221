-- The inbox: one row for a person and an application, or for a notification about nothing of a traveller.

alter table notification
  add column thread_uid uuid not null generated always as (coalesce(application_uid, notification_uid)) stored;
create index notification_of_thread on notification (realm_id, person_uid, thread_uid, at desc) where in_app;
create index notification_of_announcement on notification (realm_id, announcement_uid) where announcement_uid is not null;
create index notification_by_person on notification (realm_id, caused_by) where caused_by is not null;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in
  ('transferred', 'reviewReturned', 'reviewApproved', 'packageReady', 'requestMade', 'requestDecided', 'announcement', 'readLimit',
   'mentioned', 'answered', 'documentsMissing', 'lodgeSoon'));

create table notification_thread (
  realm_id uuid not null references realm (realm_id),
  person_uid uuid not null,
  thread_uid uuid not null,
  application_uid uuid,
  notification_uid uuid,
  shown_at timestamptz not null,                                 -- the list is sorted by it: the newest event, or the end of the snooze
  snoozed_until timestamptz,
  until_answer boolean not null default false,                   -- a snooze that ends when somebody answers
  is_answered boolean not null default false,                    -- it ended so
  done_at timestamptz,
  primary key (realm_id, person_uid, thread_uid),
  check (num_nonnulls(application_uid, notification_uid) = 1),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade,
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, notification_uid) references notification (realm_id, notification_uid) on delete cascade
);
create index notification_thread_open on notification_thread (realm_id, person_uid, shown_at desc, thread_uid desc) where done_at is null;
create index notification_thread_done on notification_thread (realm_id, person_uid, done_at desc, thread_uid desc)
  where done_at is not null;
create index notification_thread_of_application on notification_thread (realm_id, application_uid) where application_uid is not null;
create index notification_thread_of_notification on notification_thread (realm_id, notification_uid) where notification_uid is not null;

call enable_tenant_policy('notification_thread');

-- Every new event brings its thread back to the inbox. A snoozed one stays away until its time, unless it waits for an answer and somebody
-- has written one.
create function open_notification_thread() returns trigger language plpgsql as $$
declare
  answers boolean := new.caused_by is not null;
begin
  insert into notification_thread as t (realm_id, person_uid, thread_uid, application_uid, notification_uid, shown_at)
  values (new.realm_id, new.person_uid, new.thread_uid, new.application_uid,
    case when new.application_uid is null then new.notification_uid end, new.at)
  on conflict (realm_id, person_uid, thread_uid) do update set
    done_at = null,
    is_answered = t.is_answered or (t.until_answer and answers and t.snoozed_until > clock_timestamp()),
    until_answer = t.until_answer and not answers,
    snoozed_until = case when t.until_answer and answers then null else t.snoozed_until end,
    shown_at = case when t.snoozed_until > clock_timestamp() and not (t.until_answer and answers) then t.shown_at
      else greatest(t.shown_at, excluded.shown_at) end;
  return null;
end $$;

-- Row-level security holds for the owner too, so realms are filled one by one.
do $$
declare
  realm uuid;
begin
  for realm in select realm_id from realm loop
    perform set_config('app.realm_id', realm::text, true);
    insert into notification_thread (realm_id, person_uid, thread_uid, application_uid, notification_uid, shown_at)
    select n.realm_id, n.person_uid, n.thread_uid, n.application_uid,
      case when n.application_uid is null then n.thread_uid end, max(n.at)
    from notification n where n.in_app
    group by n.realm_id, n.person_uid, n.thread_uid, n.application_uid;
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;

create trigger notification_opens_thread after insert on notification for each row when (new.in_app)
  execute function open_notification_thread();

grant select, insert, update on notification_thread to visawright_api, visawright_worker;

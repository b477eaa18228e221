-- Reminders. Whether one is due follows from the application as it is now, so there is nothing to stop when the reason is gone. A row here
-- says that it was sent, and is written with its notifications: one for a reason and a number of days.

create table reminder (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  kind text not null check (kind in ('lodgeSoon', 'documentsMissing')),
  reason_day date not null,                                      -- the last day to lodge, or the first day on which documents were missing
  days integer not null,                                         -- before that day, or since
  reminded_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, application_uid, kind, reason_day, days),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade
);

call enable_tenant_policy('reminder');

create index application_to_lodge on application (realm_id, lodge_by) where deleted_at is null and status <> 'submitted';

-- The day on which documents of the checklist began to be missing, in the time zone of the realm; null while none is.
alter table application_summary add column missing_since date;
create index application_summary_missing on application_summary (realm_id, missing_since) where missing_since is not null;

create function date_missing_documents() returns trigger language plpgsql as $$
begin
  if cardinality(coalesce(new.missing_documents, '{}')) = 0 then
    new.missing_since := null;
  elsif new.missing_since is null then
    new.missing_since := (select (clock_timestamp() at time zone coalesce(r.settings ->> 'timeZone', 'Asia/Kolkata'))::date
      from realm r where r.realm_id = new.realm_id);
  end if;
  return new;
end $$;
create trigger summary_dates_missing_documents before insert or update of missing_documents on application_summary
  for each row execute function date_missing_documents();

grant select, insert on reminder to visawright_worker;

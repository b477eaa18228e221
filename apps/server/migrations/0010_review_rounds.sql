-- Review rounds: what a section looked like when it was decided, the agent's reply to a return, and the time in which a decision can be
-- undone.

alter table review_task
  add column request_reason text,                                -- why an incomplete form was sent
  add column approval_reason text,                               -- why it was approved with blocking findings open
  add column decided_version integer,                            -- the application's version right after the decision
  add column announce_at timestamptz,                            -- the agent is notified then; null: nothing to announce
  add column lapsed_at timestamptz;                              -- the application was edited after this approval
create index review_task_to_announce on review_task (realm_id, announce_at) where announce_at is not null;

alter table review_section add column answers bytea;             -- sealed: the section's answers as they were decided

create table review_reply (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  round integer not null,                                        -- the round that the reply was sent with
  section text not null,
  person_uid uuid not null,
  body text not null check (length(body) > 0),
  at timestamptz not null default clock_timestamp(),
  primary key (realm_id, application_uid, round, section),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);
create trigger review_reply_append_only before update on review_reply for each row execute function reject_update();

-- Whatever edits an approved application, its approvals are marked, so that every screen can say why it is not approved any more.
create function mark_review_lapsed() returns trigger language plpgsql as $$
begin
  update review_task t set lapsed_at = clock_timestamp()
  where t.realm_id = new.realm_id and t.application_uid = new.application_uid and t.round = new.review_round and t.verdict = 'approved';
  return null;
end $$;
create trigger application_marks_review_lapsed after update of review on application
  for each row when (old.review = 'approved' and new.review = 'none') execute function mark_review_lapsed();

call enable_tenant_policy('review_reply');

grant select, insert on review_reply to visawright_api;
grant delete on review_section to visawright_api;                -- undoing a decision
grant select on review_section to visawright_worker;
grant update (announce_at, lapsed_at) on review_task to visawright_worker;

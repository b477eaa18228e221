-- What people write about an application is sealed under the traveller's key. entry/migrations/seal-reasons.ts has sealed the texts of this
-- database into sealed_text, in the same transaction. Every table is written anew, so that its files contain no plain text either.

create function pg_temp.sealed(wanted text) returns bytea language plpgsql stable as $$
declare
  found_value bytea := (select s.sealed from pg_temp.sealed_text s where s.place = wanted);
begin
  if found_value is null then
    raise exception 'the text of % was not sealed', wanted;
  end if;
  return found_value;
end $$;

alter table review_task
  alter column request_reason type bytea using case when request_reason is not null then
    pg_temp.sealed(realm_id || '/reason/' || application_uid || '/' || round || '/request') end,
  alter column note type bytea using case when note is not null then
    pg_temp.sealed(realm_id || '/reason/' || application_uid || '/' || round || '/note/' || reviewer_uid) end,
  alter column approval_reason type bytea using case when approval_reason is not null then
    pg_temp.sealed(realm_id || '/reason/' || application_uid || '/' || round || '/approval/' || reviewer_uid) end;

alter table review_section
  alter column reason type bytea using case when reason is not null then
    pg_temp.sealed(realm_id || '/reason/' || application_uid || '/' || round || '/section/' || reviewer_uid || '/' || section) end;

alter table review_reply
  alter column body type bytea using
    pg_temp.sealed(realm_id || '/reason/' || application_uid || '/' || round || '/reply/' || section);

alter table application drop constraint application_outcome_pending;
alter table application
  alter column outcome_reason type bytea using case when outcome_reason is not null then
    pg_temp.sealed(realm_id || '/reason/' || application_uid || '/outcome') end;
alter table application add constraint application_outcome_pending
  check (outcome <> 'PENDING' or num_nonnulls(outcome_on, outcome_reference, outcome_reason) = 0);

-- Reasons for changes of people, companies, facts and settings are about no traveller and stay readable.
alter table change_log add column sealed_reason bytea;
alter table change_log
  alter column sealed_reason type bytea using case when reason is not null and num_nonnulls(application_uid, applicant_uid) > 0 then
    pg_temp.sealed(realm_id || '/change/' || change_uid) end,
  alter column reason type text using case when num_nonnulls(application_uid, applicant_uid) = 0 then reason end;
alter table change_log
  add constraint change_log_reason_of_subject check (reason is null or num_nonnulls(application_uid, applicant_uid) = 0),
  add constraint change_log_reason_of_traveller check (sealed_reason is null or num_nonnulls(application_uid, applicant_uid) > 0);

-- A notification about an application names it; what was written is read where the application is opened.
alter table notification
  alter column body type text using case when application_uid is null then body else '' end;
alter table notification add constraint notification_without_reason check (application_uid is null or body = '');

drop function pg_temp.sealed(text);

-- A consent can be taken back. What was agreed to stays written, with the day it ended; agreeing again is a new consent.
alter table consent add column withdrawn_at timestamptz;
alter table consent drop constraint consent_realm_id_applicant_uid_purpose_version_given_by_key;
create unique index consent_in_force on consent (realm_id, applicant_uid, purpose, version, given_by) where withdrawn_at is null;
grant update (withdrawn_at) on consent to visawright_api;

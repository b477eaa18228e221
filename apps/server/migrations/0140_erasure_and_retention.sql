-- Erasure of a traveller. The row is the fence: from its commit on nothing can be written about the traveller any more. It has no foreign
-- keys, because it outlives the traveller; it contains uids, times and numbers only.
create table erasure (
  realm_id uuid not null references realm (realm_id),
  erasure_uid uuid not null default gen_random_uuid(),
  applicant_uid uuid not null,
  person_uid uuid,                                               -- the traveller's own account
  cause text not null check (cause in ('self', 'agency', 'retention', 'restore')),
  requested_by uuid,                                             -- null: the system
  requested_at timestamptz not null default clock_timestamp(),
  ledger_at timestamptz,                                         -- written to the ledger outside this database
  erased_at timestamptz,
  certificate text,                                              -- JSON, exactly as it was signed
  signature bytea,                                               -- by the realm's key of kind 'package'
  key_no integer,
  primary key (realm_id, erasure_uid),
  unique (realm_id, applicant_uid),
  check ((erased_at is null) = (certificate is null) and (erased_at is null) = (signature is null))
);
create index erasure_open on erasure (realm_id, requested_at) where erased_at is null;
create index erasure_by_age on erasure (realm_id, erased_at);

-- A legal hold stops erasure and retention of a traveller until it is released.
create table legal_hold (
  realm_id uuid not null references realm (realm_id),
  hold_uid uuid not null default gen_random_uuid(),
  applicant_uid uuid not null,
  reason bytea not null,                                         -- sealed under the applicant's key
  placed_by uuid not null,
  placed_at timestamptz not null default clock_timestamp(),
  released_by uuid,
  released_at timestamptz,
  primary key (realm_id, hold_uid),
  check ((released_by is null) = (released_at is null)),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade,
  foreign key (realm_id, placed_by) references person (realm_id, person_uid),
  foreign key (realm_id, released_by) references person (realm_id, person_uid)
);
create unique index legal_hold_in_force on legal_hold (realm_id, applicant_uid) where released_at is null;

call enable_tenant_policy('erasure', 'legal_hold');

-- VW004: the traveller is being erased or was erased. VW005: a legal hold is in force.
create function refuse_erased() returns trigger language plpgsql as $$
begin
  if current_user <> 'visawright_owner' and exists (
    select from erasure e where e.realm_id = new.realm_id and e.applicant_uid = new.applicant_uid) then
    raise exception 'this traveller is erased' using errcode = 'VW004';
  end if;
  return new;
end $$;
create trigger applicant_fence before insert or update on applicant for each row execute function refuse_erased();
create trigger application_fence before insert or update on application for each row execute function refuse_erased();
create trigger upload_fence before insert or update on upload for each row execute function refuse_erased();
create trigger upload_session_fence before insert or update on upload_session for each row execute function refuse_erased();
create trigger page_fence before insert on page for each row execute function refuse_erased();
create trigger document_fence before insert or update on document for each row execute function refuse_erased();
create trigger consent_fence before insert or update on consent for each row execute function refuse_erased();
create trigger handoff_fence before insert or update on handoff for each row execute function refuse_erased();
create trigger intake_key_fence before insert or update on intake_key for each row execute function refuse_erased();
create trigger passport_index_fence before insert on passport_index for each row execute function refuse_erased();
create trigger package_fence before insert or update on package for each row execute function refuse_erased();
create trigger legal_hold_fence before insert on legal_hold for each row execute function refuse_erased();

-- The traveller's row is locked, so that a hold and an erasure cannot be placed at the same time.
create function refuse_erasure_on_hold() returns trigger language plpgsql as $$
begin
  perform from applicant a where a.realm_id = new.realm_id and a.applicant_uid = new.applicant_uid for update;
  if new.cause <> 'restore' and exists (
    select from legal_hold h where h.realm_id = new.realm_id and h.applicant_uid = new.applicant_uid and h.released_at is null) then
    raise exception 'a legal hold is in force' using errcode = 'VW005';
  end if;
  return new;
end $$;
create trigger erasure_respects_holds before insert on erasure for each row execute function refuse_erasure_on_hold();

create function lock_applicant_of_hold() returns trigger language plpgsql as $$
begin
  perform from applicant a where a.realm_id = new.realm_id and a.applicant_uid = new.applicant_uid for update;
  return new;
end $$;
-- By name before legal_hold_fence, so that the fence sees an erasure that was committed meanwhile.
create trigger legal_hold_applicant before insert on legal_hold for each row execute function lock_applicant_of_hold();

-- What an erasure looks for. Foreign keys look for the same when a row is deleted.
create index application_by_applicant on application using hash (applicant_uid);
create index notification_by_application on notification using hash (application_uid) where application_uid is not null;
create index consent_of_applicant on consent (realm_id, applicant_uid);

-- The worker may not delete travellers. These functions do, for a requested erasure of the transaction's own tenant and nobody else.
create function erasure_subject(realm uuid, p_erasure uuid) returns erasure language sql stable as $$
  select e from erasure e where e.realm_id = realm and e.erasure_uid = p_erasure $$;

-- Without the key everything sealed under it is unreadable, wherever a copy is.
create function destroy_applicant_key(p_erasure uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  subject erasure := erasure_subject(nullif(current_setting('app.realm_id', true), '')::uuid, p_erasure);
begin
  update applicant set wrapped_key = null, details = null where realm_id = subject.realm_id and applicant_uid = subject.applicant_uid;
  delete from passport_index where realm_id = subject.realm_id and applicant_uid = subject.applicant_uid;
end $$;

-- Deletes every row of the traveller, and returns how many of each there were. The account's row stays as a uid without name and address,
-- because rows of other travellers may name it as the one who acted; looking for them would read the largest tables.
create function erase_rows(p_erasure uuid) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  subject erasure := erasure_subject(nullif(current_setting('app.realm_id', true), '')::uuid, p_erasure);
  realm uuid := subject.realm_id;
  traveller uuid := subject.applicant_uid;
  whom uuid := subject.person_uid;
  applications uuid[] := array(select application_uid from application where realm_id = realm and applicant_uid = traveller);
  documents uuid[] := array(select document_uid from document where realm_id = realm and applicant_uid = traveller);
  trips uuid[] := array(select distinct trip_uid from application
    where realm_id = realm and applicant_uid = traveller and trip_uid is not null);
  mails text[];
  counts jsonb;
begin
  if realm is null then
    raise exception 'no erasure was requested' using errcode = 'VW001';
  end if;
  select jsonb_build_object(
    'applications', cardinality(applications),
    'answers', (select count(*) from answer_act where realm_id = realm and application_uid = any(applications)),
    'notes', (select count(*) from application_note where realm_id = realm and application_uid = any(applications)),
    'reviews', (select count(*) from review_task where realm_id = realm and application_uid = any(applications)),
    'packages', (select count(*) from package where realm_id = realm and application_uid = any(applications)),
    'documents', cardinality(documents),
    'files', (select count(*) from upload where realm_id = realm and applicant_uid = traveller),
    'pages', (select count(*) from page p join upload u on u.realm_id = p.realm_id and u.upload_uid = p.upload_uid
      where u.realm_id = realm and u.applicant_uid = traveller),
    'readings', (select count(*) from reading where realm_id = realm and document_uid = any(documents)),
    'views', (select count(*) from view_log where realm_id = realm and applicant_uid = traveller),
    'consents', (select count(*) from consent where realm_id = realm and applicant_uid = traveller),
    'notifications', (select count(*) from notification where realm_id = realm
      and (application_uid = any(applications) or person_uid = whom)),
    'searchWords', (select count(*) from search_token where realm_id = realm and application_uid = any(applications))
      + (select count(*) from applicant_token where realm_id = realm and applicant_uid = traveller),
    'changes', (select count(*) from change_log where realm_id = realm
      and (application_uid = any(applications) or applicant_uid = traveller or subject_uid in (traveller, whom)))
  ) into counts;

  mails := array(select 'notification ' || notification_uid from notification where realm_id = realm
      and (application_uid = any(applications) or person_uid = whom)
    union all select 'start link ' || intake_uid from intake_key where realm_id = realm and applicant_uid = traveller
    union all select kind || ' ' || request_uid from reset_request, unnest(array['reset', 'invitation']) as kind
      where realm_id = realm and person_uid = whom);
  delete from mail_sent where realm_id = realm and mail_key = any(mails);

  delete from notification where realm_id = realm
    and (application_uid = any(applications) or person_uid = whom);
  delete from application where realm_id = realm and applicant_uid = traveller;
  delete from trip t where t.realm_id = realm and t.trip_uid = any(trips)
    and not exists (select from application a where a.realm_id = t.realm_id and a.trip_uid = t.trip_uid);
  delete from document where realm_id = realm and applicant_uid = traveller;
  delete from page where realm_id = realm and upload_uid in (
    select upload_uid from upload where realm_id = realm and applicant_uid = traveller);
  delete from upload where realm_id = realm and applicant_uid = traveller;
  delete from change_log where realm_id = realm and subject_uid in (traveller, whom);
  update applicant set added_by = null where realm_id = realm and added_by = traveller;
  delete from applicant where realm_id = realm and applicant_uid = traveller;
  delete from object_to_delete where realm_id = realm and object_key like realm || '/' || traveller || '/%';

  if whom is not null then
    delete from session where realm_id = realm and person_uid = whom;
    delete from reset_request where realm_id = realm and person_uid = whom;
    delete from saved_view where realm_id = realm and person_uid = whom;
    delete from idempotency where realm_id = realm and person_uid = whom;
    delete from package_ticket where realm_id = realm and person_uid = whom;
    delete from form_visit where realm_id = realm and person_uid = whom;
    update person set kc_sub = 'erased ' || whom, status = 'suspended', first_name = '', last_name = '',
      email = whom || '@erased.invalid', address_country = null, preferences = '{}', invited_by = null, last_active_at = null,
      joined_at = null, terms_version = null, terms_accepted_at = null
    where realm_id = realm and person_uid = whom;
  end if;
  return counts;
end $$;

revoke all on function destroy_applicant_key(uuid), erase_rows(uuid), erasure_subject(uuid, uuid) from public;
grant execute on function destroy_applicant_key(uuid), erase_rows(uuid) to visawright_worker;

grant select, insert on erasure to visawright_api, visawright_worker;
grant update (ledger_at, erased_at, certificate, signature, key_no) on erasure to visawright_worker;
grant select, insert, update (released_by, released_at) on legal_hold to visawright_api;
grant select on legal_hold to visawright_worker;

-- Retention of documents. The worker may not delete documents; these functions do, within the transaction's own tenant, and never for a
-- traveller who has an application or a legal hold.

-- Objects first: their names are queued before the rows that know them are deleted.
create function queue_objects_of_uploads(realm uuid, uploads uuid[]) returns void language sql as $$
  insert into object_to_delete (realm_id, object_key)
  select realm, k from upload u cross join lateral unnest(array[u.object_key, u.unlocked_key]) k
  where u.realm_id = realm and u.upload_uid = any(uploads) and k is not null
  union
  select realm, k from page p cross join lateral unnest(array[p.object_key, p.thumbnail_key, p.text_key]) k
  where p.realm_id = realm and p.upload_uid = any(uploads) and k is not null
  on conflict do nothing $$;

-- All documents of a traveller, with readings, pages, files and the passport's number and index.
create function remove_documents(p_applicant uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  realm uuid := nullif(current_setting('app.realm_id', true), '')::uuid;
begin
  perform from applicant where realm_id = realm and applicant_uid = p_applicant for update;
  if exists (select from application where realm_id = realm and applicant_uid = p_applicant)
    or exists (select from legal_hold where realm_id = realm and applicant_uid = p_applicant and released_at is null) then
    return;
  end if;
  perform queue_objects_of_uploads(realm, array(select upload_uid from upload where realm_id = realm and applicant_uid = p_applicant));
  delete from document where realm_id = realm and applicant_uid = p_applicant;
  delete from page where realm_id = realm and upload_uid in (
    select upload_uid from upload where realm_id = realm and applicant_uid = p_applicant);
  delete from upload where realm_id = realm and applicant_uid = p_applicant;
  delete from passport_index where realm_id = realm and applicant_uid = p_applicant;
  update applicant set details = null, version = version + 1 where realm_id = realm and applicant_uid = p_applicant;
  insert into change_log (realm_id, applicant_uid, kind) values (realm, p_applicant, 'documentsExpired');
end $$;

-- Documents that were deleted before this time, with their readings; files and pages that no document shows any more follow.
create function remove_deleted_documents(p_before timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  realm uuid := nullif(current_setting('app.realm_id', true), '')::uuid;
  gone uuid[] := array(select document_uid from document d where d.realm_id = realm and d.deleted_at < p_before
    and not exists (select from legal_hold h where h.realm_id = d.realm_id and h.applicant_uid = d.applicant_uid and h.released_at is null)
    order by d.deleted_at limit 200);
  uploads uuid[];
begin
  uploads := array(select upload_uid from document where realm_id = realm and document_uid = any(gone) and upload_uid is not null
    union select p.upload_uid from document_page m join page p on p.realm_id = m.realm_id and p.page_uid = m.page_uid
    where m.realm_id = realm and m.document_uid = any(gone));
  delete from document where realm_id = realm and document_uid = any(gone);
  uploads := array(select u.upload_uid from upload u where u.realm_id = realm and u.upload_uid = any(uploads)
    and not exists (select from document d where d.realm_id = u.realm_id and d.upload_uid = u.upload_uid)
    and not exists (select from page p join document_page m on m.realm_id = p.realm_id and m.page_uid = p.page_uid
      where p.realm_id = u.realm_id and p.upload_uid = u.upload_uid));
  perform queue_objects_of_uploads(realm, uploads);
  delete from page where realm_id = realm and upload_uid = any(uploads);
  delete from upload where realm_id = realm and upload_uid = any(uploads);
  return cardinality(gone);
end $$;
create index document_deleted on document (realm_id, deleted_at) where deleted_at is not null;

revoke all on function queue_objects_of_uploads(uuid, uuid[]), remove_documents(uuid), remove_deleted_documents(timestamptz)
  from public;
grant execute on function remove_documents(uuid), remove_deleted_documents(timestamptz) to visawright_worker;

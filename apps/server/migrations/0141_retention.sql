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

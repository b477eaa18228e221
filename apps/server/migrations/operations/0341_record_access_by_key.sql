-- A reply names one traveller, sometimes fifty, but the planner expects a hundred entries of unknown size and reads whole tables to join
-- them: the pages that opening a form read grew with the number of applications. Each entry is looked up by its key instead (offset 0 keeps
-- the planner from joining). Otherwise the function is that of 0131.
create or replace function record_access(p_action text, p_person uuid, p_role text, p_purpose text, p_address text, p_request uuid, p_entries jsonb,
  p_limit integer, p_may_refuse boolean) returns text language plpgsql as $$
declare
  realm uuid := nullif(current_setting('app.realm_id', true), '')::uuid;
  this_slot timestamptz := date_bin('10 minutes', now(), timestamptz '2020-01-01 00:00:00+00');
  entries trail[];
  counted uuid[];
  used integer;
  refused boolean;
  alerted boolean;
begin
  select array_agg(row(realm, 0, now(), 'read', p_action, p_person, p_role, a.applicant_uid, a.agency_uid, null,
      array(select jsonb_array_elements_text(e -> 'fields')),
      array(select jsonb_array_elements_text(e -> 'documents')::uuid),
      p_purpose, p_address, p_request, null, null)::trail),
    coalesce(array_agg(a.applicant_uid) filter (where (e -> 'isCounted')::boolean), '{}')
  into entries, counted
  from jsonb_array_elements(p_entries) e
  left join lateral (
    select w.applicant_uid from application w
    where w.realm_id = realm and w.application_uid = (e ->> 'applicationUid')::uuid offset 0
  ) w on true
  join lateral (
    select a.applicant_uid, a.agency_uid from applicant a
    where a.realm_id = realm and a.applicant_uid = coalesce((e ->> 'applicantUid')::uuid, w.applicant_uid) offset 0
  ) a on true;
  if coalesce(cardinality(entries), 0) <> jsonb_array_length(p_entries) then
    raise exception 'an entry of the trail names nobody' using errcode = 'VW004';
  end if;
  -- The lock of the chain, taken before counting, so that parallel calls do not pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('trail/' || realm, 0));
  select count(*) into used from (
    select s.slot, s.applicant_uid from sensitive_read s
    where s.realm_id = realm and s.person_uid = p_person and s.slot > now() - interval '1 hour'
    union select this_slot, uid from unnest(counted) uid) opened;
  refused := p_may_refuse and cardinality(counted) > 0 and used > p_limit;
  if refused then
    entries := array(select row(e.realm_id, e.seq, e.at, 'refused', e.action, e.person_uid, e.role, e.applicant_uid, e.agency_uid,
      e.subject_uid, e.fields, e.documents, e.purpose, e.address, e.request_uid, e.prev_hash, e.hash)::trail from unnest(entries) e);
  else
    insert into sensitive_read (realm_id, person_uid, slot, applicant_uid)
    select realm, p_person, this_slot, uid from unnest(counted) uid on conflict do nothing;
  end if;
  perform chain_trail(entries);
  if not refused then
    return 'recorded';
  end if;
  insert into read_alert as r (realm_id, person_uid, at) values (realm, p_person, now())
  on conflict (realm_id, person_uid) do update set at = now() where r.at < now() - interval '1 hour'
  returning true into alerted;
  return case when alerted then 'alert' else 'refused' end;
end $$;

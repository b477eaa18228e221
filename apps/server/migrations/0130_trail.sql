-- The trail: every access to sensitive data and every change of people, agencies and settings, as a chain of hashes per realm. A row names
-- people and records by their ids and never contains values, so that erasing a person leaves the chain as it is. Hence no foreign keys.
create table trail (
  realm_id uuid not null references realm (realm_id),
  seq bigint not null check (seq > 0),
  at timestamptz not null,
  kind text not null check (kind in ('read', 'change', 'refused')),
  action text not null,                                          -- the operation, or the kind of change
  person_uid uuid,                                               -- who; null: the system
  role text not null,
  applicant_uid uuid,                                            -- whose data
  agency_uid uuid,                                               -- the agency of that applicant or of the person at that time
  subject_uid uuid,                                              -- of a change: a person, an agency, a request, the realm
  fields text[] not null,
  documents uuid[] not null,
  purpose text not null,
  address text not null,                                         -- the network address, shortened
  request_uid uuid,
  prev_hash bytea not null check (length(prev_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  primary key (realm_id, seq),
  unique (realm_id, prev_hash)
);
create index trail_of_applicant on trail (realm_id, applicant_uid, seq desc) where applicant_uid is not null;
create index trail_of_person on trail (realm_id, person_uid, seq desc) where person_uid is not null;
create index trail_of_agency on trail (realm_id, agency_uid, seq desc) where agency_uid is not null;
create index trail_of_kind on trail (realm_id, kind, seq desc) where kind <> 'read';
create index trail_by_time on trail (realm_id, at, seq);

create function reject_removal() returns trigger language plpgsql as $$
begin
  raise exception 'the trail is append only' using errcode = 'VW001';
end $$;
create trigger trail_append_only before update or delete on trail for each row execute function reject_removal();
create trigger trail_not_emptied before truncate on trail for each statement execute function reject_removal();

-- Every part with its length, so that no two rows have the same bytes.
create function trail_part(part bytea) returns bytea language sql immutable as $$
  select case when part is null then int4send(-1) else int4send(length(part)) || part end $$;

create function trail_hash(t trail) returns bytea language sql immutable as $$
  select sha256(
    trail_part(uuid_send(t.realm_id)) || trail_part(int8send(t.seq))
    || trail_part(int8send((extract(epoch from t.at) * 1000000)::bigint))
    || trail_part(convert_to(t.kind, 'UTF8')) || trail_part(convert_to(t.action, 'UTF8'))
    || trail_part(uuid_send(t.person_uid)) || trail_part(convert_to(t.role, 'UTF8'))
    || trail_part(uuid_send(t.applicant_uid)) || trail_part(uuid_send(t.agency_uid)) || trail_part(uuid_send(t.subject_uid))
    || int4send(cardinality(t.fields))
    || coalesce((select string_agg(trail_part(convert_to(f.field, 'UTF8')), ''::bytea order by f.n)
        from unnest(t.fields) with ordinality f (field, n)), '')
    || int4send(cardinality(t.documents))
    || coalesce((select string_agg(trail_part(uuid_send(d.uid)), ''::bytea order by d.n)
        from unnest(t.documents) with ordinality d (uid, n)), '')
    || trail_part(convert_to(t.purpose, 'UTF8')) || trail_part(convert_to(t.address, 'UTF8'))
    || trail_part(uuid_send(t.request_uid)) || trail_part(t.prev_hash)) $$;

-- Adds rows at the end of the realm's chain. Each statement of this function has its own snapshot, so that the end of the chain is read
-- after the lock was taken; in a single statement it would be read before. The lock is held until the transaction ends.
create function chain_trail(entries trail[]) returns void language plpgsql as $$
declare
  realm uuid := nullif(current_setting('app.realm_id', true), '')::uuid;
  entry trail;
  last_seq bigint;
  last_hash bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('trail/' || realm, 0));
  select t.seq, t.hash into last_seq, last_hash from trail t where t.realm_id = realm order by t.seq desc limit 1;
  foreach entry in array entries loop
    entry.realm_id := realm;
    entry.seq := coalesce(last_seq, 0) + 1;
    entry.at := clock_timestamp();
    entry.prev_hash := coalesce(last_hash, decode(repeat('00', 32), 'hex'));
    entry.hash := trail_hash(entry);
    insert into trail select (entry).*;
    last_seq := entry.seq;
    last_hash := entry.hash;
  end loop;
end $$;

-- One row for each person whose data a reply contains. An entry names the applicant, or the application it is found by.
create function record_access(p_kind text, p_action text, p_person uuid, p_role text, p_purpose text, p_address text, p_request uuid,
  p_entries jsonb) returns void language plpgsql as $$
declare
  realm uuid := nullif(current_setting('app.realm_id', true), '')::uuid;
  entries trail[];
begin
  select array_agg(row(realm, 0, now(), p_kind, p_action, p_person, p_role, a.applicant_uid, a.agency_uid, null,
      array(select jsonb_array_elements_text(e -> 'fields')),
      array(select jsonb_array_elements_text(e -> 'documents')::uuid),
      p_purpose, p_address, p_request, null, null)::trail)
  into entries
  from jsonb_array_elements(p_entries) e
  left join application w on w.realm_id = realm and w.application_uid = (e ->> 'applicationUid')::uuid
  join applicant a on a.realm_id = realm and a.applicant_uid = coalesce((e ->> 'applicantUid')::uuid, w.applicant_uid);
  if coalesce(cardinality(entries), 0) <> jsonb_array_length(p_entries) then
    raise exception 'an entry of the trail names nobody' using errcode = 'VW004';
  end if;
  perform chain_trail(entries);
end $$;

-- Changes of people, companies and settings belong to the chain too, and legal holds of travellers. At the end of the transaction, so that the lock is held briefly.
create function chain_change() returns trigger language plpgsql as $$
begin
  perform chain_trail(array[row(new.realm_id, 0, now(), 'change', new.kind, new.person_uid, coalesce(p.role, 'system'), new.applicant_uid,
      coalesce(a.agency_uid, p.agency_uid), new.subject_uid, case when new.field is null then '{}' else array[new.field] end, '{}', 'manage', '', null, null,
      null)::trail])
  from (select 1) one left join person p on p.realm_id = new.realm_id and p.person_uid = new.person_uid
  left join applicant a on a.realm_id = new.realm_id and a.applicant_uid = new.applicant_uid;
  return null;
end $$;
create constraint trigger change_in_trail after insert on change_log deferrable initially deferred for each row
  when (new.kind in ('holdPlaced', 'holdReleased')
    or (new.subject_uid is not null and new.applicant_uid is null and new.application_uid is null)) execute function chain_change();

-- The chain names the anchors that are stored outside of the database.
create function chain_anchor(named text) returns void language plpgsql as $$
begin
  perform chain_trail(array[row(null, 0, now(), 'change', 'anchored', null, 'system', null, null, null, array[named], '{}', 'anchor', '',
    null, null, null)::trail]);
end $$;

call enable_tenant_policy('trail');
grant select, insert on trail to visawright_api, visawright_worker;

-- The latest check of a realm's chain, so that readers see its result without checking again.
create table trail_check (
  realm_id uuid primary key references realm (realm_id),
  check_no integer not null default 1,                           -- a check that was started later replaces an interrupted one
  requested_by uuid,                                             -- null: the daily check
  requested_at timestamptz not null default clock_timestamp(),
  progress_at timestamptz not null default clock_timestamp(),
  last_seq bigint not null default 0,                            -- the end of the chain when the check began
  checked_seq bigint not null default 0,
  finished_at timestamptz,
  fault text check (fault in ('changed', 'missing', 'order', 'anchor')),
  fault_seq bigint,
  check ((fault is null) = (fault_seq is null)),
  check (fault is null or finished_at is not null)
);
call enable_tenant_policy('trail_check');
grant select, insert, update on trail_check to visawright_api, visawright_worker;

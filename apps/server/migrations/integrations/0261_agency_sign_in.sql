-- Whether some active agency of the realm has a provider that is on. The sign-in page asks before any tenant is known, with a role that
-- reads realms only, so the answer is kept with the realm. It says nothing about which agencies.
alter table realm add column has_agency_sign_in boolean not null default false;

-- realm is outside row-level security, so the function writes it, for the row's own tenant.
create function keep_agency_sign_in() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  realm uuid := coalesce(new.realm_id, old.realm_id);
  has boolean;
begin
  -- One change at a time, so that the last one counts all before it.
  perform from realm r where r.realm_id = realm for no key update;
  has := exists (select from agency_provider v
    join agency a on a.realm_id = v.realm_id and a.agency_uid = v.agency_uid and a.status = 'active'
    where v.realm_id = realm and v.is_on);
  update realm r set has_agency_sign_in = has where r.realm_id = realm and r.has_agency_sign_in <> has;
  return null;
end $$;

create trigger agency_provider_sign_in after insert or update or delete on agency_provider
  for each row execute function keep_agency_sign_in();
create trigger agency_status_sign_in after update of status on agency
  for each row when (old.status <> new.status) execute function keep_agency_sign_in();

-- For realms whose providers were there before: the backfill agency_sign_in, one realm at a time.
create function fill_agency_sign_in() returns boolean language sql security definer set search_path = public, pg_temp as $$
  update realm r set has_agency_sign_in = true
  where r.realm_id = current_setting('app.realm_id')::uuid and not r.has_agency_sign_in
    and exists (select from agency_provider v
      join agency a on a.realm_id = v.realm_id and a.agency_uid = v.agency_uid and a.status = 'active'
      where v.realm_id = r.realm_id and v.is_on)
  returning true
$$;
revoke all on function fill_agency_sign_in() from public;
grant execute on function fill_agency_sign_in() to visawright_worker;

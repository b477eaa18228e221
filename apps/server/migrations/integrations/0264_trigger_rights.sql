-- The trigger functions of 0261 and 0262 run with their owner's rights: they serve the tenant of the transaction only, and nobody calls them.
create or replace function keep_agency_sign_in() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  realm uuid := coalesce(new.realm_id, old.realm_id);
  has boolean;
begin
  if realm::text is distinct from current_setting('app.realm_id', true) then
    return null;
  end if;
  -- One change at a time, so that the last one counts all before it.
  perform from realm r where r.realm_id = realm for no key update;
  has := exists (select from agency_provider v
    join agency a on a.realm_id = v.realm_id and a.agency_uid = v.agency_uid and a.status = 'active'
    where v.realm_id = realm and v.is_on);
  update realm r set has_agency_sign_in = has where r.realm_id = realm and r.has_agency_sign_in <> has;
  return null;
end $$;
revoke all on function keep_agency_sign_in() from public;

create or replace function forget_checklist_mail() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from mail_sent where realm_id = old.realm_id and realm_id::text = current_setting('app.realm_id', true)
    and mail_key = 'checklist message ' || old.message_uid;
  return null;
end $$;
revoke all on function forget_checklist_mail() from public;

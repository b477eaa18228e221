-- What was still open when the declaration was accepted: printed in the package. Reopening ends it together with the declaration.
alter table application add column declared_findings bytea; -- sealed under the applicant's key

create or replace function enforce_declaration() returns trigger language plpgsql as $$
begin
  if old.status not in ('draft', 'initiated') then
    if new.answers is distinct from old.answers or new.form_version is distinct from old.form_version then
      raise exception 'the answers are declared' using errcode = 'VW001';
    end if;
    if new.status = 'initiated' then
      new.declared_at := null;
      new.declared_by := null;
      new.declared_findings := null;
    end if;
  end if;
  return new;
end $$;

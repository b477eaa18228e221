-- What lists, drawers and screens say about an application, computed once when the rules are evaluated: which documents of the checklist
-- it needs, which of them are missing, the sections of its form and how many answers are still missing. Titles and ids of the checklist
-- and the form only, no value and no text of a document. null: evaluated before these columns existed; the next listing evaluates again.
alter table application_summary
  add column required_documents text[],
  add column missing_documents text[],
  add column form_sections text[],
  add column missing_answers integer;

-- The traveller's situations as chosen on Guidelines ("Employed applicants"), in the checklist's own words: they decide which conditional
-- documents are needed until answers and documents say otherwise.
alter table application add column situations text[] not null default '{}';

create trigger situations_mark_summary after update of situations on application
  for each row execute function mark_summary_stale();

-- A person's crop of the photo is an input of the rules too.
create function mark_summary_stale_by_cut() returns trigger language plpgsql as $$
begin
  update application_summary s set is_stale = true
  where s.realm_id = coalesce(new.realm_id, old.realm_id) and s.application_uid = coalesce(new.application_uid, old.application_uid)
    and not s.is_stale;
  return null;
end $$;
create trigger cut_marks_summary after insert or update or delete on photo_cut
  for each row execute function mark_summary_stale_by_cut();

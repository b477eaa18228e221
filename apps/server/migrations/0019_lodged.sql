-- The day an application was handed in, as the person says it; the number beside it stands in lodged_reference.
alter table application add column if not exists lodged_on date;

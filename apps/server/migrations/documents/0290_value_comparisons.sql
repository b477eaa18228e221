-- What the traveller's other documents say about the values of this one: field names and documents, never a value. It counts only for the
-- reading it was made of.
alter table document add column compared jsonb not null default '{}';

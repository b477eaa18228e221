-- One trip, several travellers: papers that were brought to their person, and papers that serve several.
alter table document add column placed_by uuid;                  -- who said whose it is: the product then neither asks nor moves it
alter table document add column moved_from uuid;                 -- among whose papers it was before the product moved it
alter table document add column copy_of uuid;                    -- the paper of another traveller of the trip it is a copy of
alter table document add foreign key (realm_id, placed_by) references person (realm_id, person_uid);
alter table document add foreign key (realm_id, moved_from) references applicant (realm_id, applicant_uid) on delete set null (moved_from);
alter table document add foreign key (realm_id, copy_of) references document (realm_id, document_uid) on delete set null (copy_of);
-- One copy each, also where it was taken away again: what a person removed does not come back by itself.
create unique index document_copy on document (realm_id, copy_of, applicant_uid) where copy_of is not null;
create index document_moved_from on document (realm_id, moved_from) where moved_from is not null;

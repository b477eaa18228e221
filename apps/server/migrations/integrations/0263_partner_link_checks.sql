-- outside a transaction
-- The references that 0260 added for new rows hold for the rows before them too, and are found by an index.
alter table intake_key validate constraint intake_key_partner_link;
alter table sign_up validate constraint sign_up_partner_link;
create index concurrently if not exists intake_key_of_partner_link
  on intake_key (realm_id, partner_link_uid, applicant_uid) where partner_link_uid is not null;
create index concurrently if not exists sign_up_of_partner_link
  on sign_up (realm_id, partner_link_uid) where partner_link_uid is not null;

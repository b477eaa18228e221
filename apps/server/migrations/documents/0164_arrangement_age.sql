-- Operations are needed to undo a visit and to name who made a change, not for ever.
create index arrangement_operation_by_age on arrangement_operation (realm_id, created_at);
grant select, delete on arrangement_operation to visawright_worker;

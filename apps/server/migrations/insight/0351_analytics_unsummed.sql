-- outside a transaction
create index concurrently if not exists analytics_share_unsummed on analytics_share (realm_id, subject_uid) where not is_summed;

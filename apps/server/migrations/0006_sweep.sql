-- The worker clears what has run out; it may look at no more than what tells it so.
grant select (realm_id, expires_at), delete on session to visawright_worker;
grant select (realm_id, expires_at), delete on handoff_code to visawright_worker;
grant select (realm_id, until), delete on ended_session to visawright_worker;
grant select (realm_id, last_at), delete on sign_in_attempt to visawright_worker;
grant delete on reset_request to visawright_worker;

create index session_expired on session (realm_id, expires_at);
create index reset_request_old on reset_request (realm_id, requested_at);

-- Invoices, receipts and credit notes. They are numbered without gaps per agency, kind and financial year, never changed, and kept for
-- eight years by tax law, also when the traveller is erased: then only the link to the application is cut.

-- The row of a series is locked by the transaction that takes a number, until it ends: a transaction that is rolled back gives its number
-- back before another one can take the next.
create table billing_counter (
  realm_id uuid not null references realm (realm_id),
  agency_uid uuid not null,
  kind text not null check (kind in ('invoice', 'receipt', 'creditNote')),
  financial_year integer not null,                               -- the year it begins in
  last_no integer not null check (last_no > 0),
  primary key (realm_id, agency_uid, kind, financial_year),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid)
);

create table billing_document (
  realm_id uuid not null references realm (realm_id),
  billing_uid uuid not null default gen_random_uuid(),
  agency_uid uuid not null,
  kind text not null check (kind in ('invoice', 'receipt', 'creditNote')),
  financial_year integer not null,
  number_no integer not null check (number_no > 0),
  number text not null check (length(number) <= 16),
  issued_on date not null,
  amount bigint not null check (amount >= 0),                    -- paise, with tax
  application_uid uuid,                                          -- null once it is deleted
  applicant_uid uuid not null,                                   -- for the trail and legal holds; names nobody after an erasure
  quote_uid uuid not null,
  about_uid uuid,                                                -- the invoice of a receipt or credit note
  cancelled_by uuid,                                             -- the credit note of an invoice
  method text check (method in ('upi', 'bankTransfer', 'card', 'cash', 'cheque')),
  paid_on date,
  body bytea not null,                                           -- everything that is printed, sealed under the document's own key
  wrapped_key bytea not null,
  object_key text,                                               -- the PDF
  printed_at timestamptz,
  issued_by uuid not null,
  issued_at timestamptz not null default clock_timestamp(),
  keep_until date not null,
  primary key (realm_id, billing_uid),
  unique (realm_id, agency_uid, kind, financial_year, number_no),
  check ((kind = 'invoice') = (about_uid is null)),
  check (kind = 'invoice' or cancelled_by is null),
  check ((kind = 'receipt') = (method is not null) and (kind = 'receipt') = (paid_on is not null)),
  check ((object_key is null) = (printed_at is null)),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete set null (application_uid),
  foreign key (realm_id, about_uid) references billing_document (realm_id, billing_uid),
  foreign key (realm_id, cancelled_by) references billing_document (realm_id, billing_uid),
  foreign key (realm_id, issued_by) references person (realm_id, person_uid)
);
create unique index billing_invoice_of_quote on billing_document (realm_id, quote_uid) where kind = 'invoice' and cancelled_by is null;
create index billing_of_application on billing_document (realm_id, application_uid) where application_uid is not null;
create index billing_by_application on billing_document using hash (application_uid) where application_uid is not null;
create index billing_about on billing_document (realm_id, about_uid) where about_uid is not null;
create index billing_by_age on billing_document (realm_id, agency_uid, issued_at desc, billing_uid desc);
create index billing_unprinted on billing_document (realm_id, issued_at) where object_key is null;
create index billing_kept on billing_document (realm_id, keep_until);

create function keep_billing_document() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{application_uid,cancelled_by,object_key,printed_at,wrapped_key}'::text[])
      is distinct from (to_jsonb(old) - '{application_uid,cancelled_by,object_key,printed_at,wrapped_key}'::text[])
    or new.application_uid is distinct from old.application_uid and new.application_uid is not null
    or new.cancelled_by is distinct from old.cancelled_by and old.cancelled_by is not null
    or new.object_key is distinct from old.object_key and old.object_key is not null then
    raise exception 'an issued document does not change' using errcode = 'VW001';
  end if;
  return new;
end $$;
create trigger billing_document_stays before update on billing_document for each row execute function keep_billing_document();
create trigger billing_fence before insert on billing_document for each row execute function refuse_erased_application();

-- The PDF is deleted with the row.
create function queue_billing_object_deletion() returns trigger language plpgsql as $$
begin
  insert into object_to_delete (realm_id, object_key)
  select old.realm_id, old.object_key where old.object_key is not null on conflict do nothing;
  return null;
end $$;
create trigger billing_object_deletion after delete on billing_document for each row execute function queue_billing_object_deletion();

-- Nobody may delete a document before its time. A legal hold keeps it for longer.
create function remove_old_billing(p_today date) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  realm uuid := nullif(current_setting('app.realm_id', true), '')::uuid;
  gone uuid[] := array(
    select b.billing_uid from billing_document b
    where b.realm_id = realm and b.kind = 'invoice' and b.keep_until < p_today
      and not exists (select from billing_document d where d.realm_id = realm and d.about_uid = b.billing_uid and d.keep_until >= p_today)
      and not exists (select from legal_hold h
        where h.realm_id = realm and h.applicant_uid = b.applicant_uid and h.released_at is null)
    order by b.keep_until limit 200);
begin
  delete from billing_document where realm_id = realm and (billing_uid = any(gone) or about_uid = any(gone));
  return cardinality(gone);
end $$;
revoke all on function remove_old_billing(date) from public;
grant execute on function remove_old_billing(date) to visawright_worker;

call enable_tenant_policy('billing_counter', 'billing_document');

grant select, insert, update on billing_counter to visawright_api;
grant select, insert on billing_document to visawright_api;
grant update (cancelled_by) on billing_document to visawright_api;
grant select on billing_document to visawright_worker;
grant update (object_key, printed_at) on billing_document to visawright_worker;

-- Which mails have gone out, so that a step that runs twice does not send twice. Holds no address and no words.
create table mail_sent (
  realm_id uuid not null references realm (realm_id),
  mail_key text not null,
  sent_at timestamptz not null default now(),
  primary key (realm_id, mail_key)
);
alter table mail_sent enable row level security;
alter table mail_sent force row level security;
create policy tenant on mail_sent
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);
grant select, insert on mail_sent to visawright_worker;

-- A page in the width of a screen, so that opening it does not scale its picture. A page never changes, so this is made once: when it is
-- rendered, or when a page from before is first opened.
create table screen_picture (
  realm_id uuid not null references realm (realm_id),
  page_uid uuid not null,
  object_key text not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, page_uid),
  foreign key (realm_id, page_uid) references page (realm_id, page_uid) on delete cascade
);
call enable_tenant_policy('screen_picture');
grant select, insert on screen_picture to visawright_api, visawright_worker;

create or replace function queue_objects_of_uploads(realm uuid, uploads uuid[]) returns void language sql as $$
  insert into object_to_delete (realm_id, object_key)
  select realm, k from upload u cross join lateral unnest(array[u.object_key, u.unlocked_key]) k
  where u.realm_id = realm and u.upload_uid = any(uploads) and k is not null
  union
  select realm, k from page p left join screen_picture s on s.realm_id = p.realm_id and s.page_uid = p.page_uid
  cross join lateral unnest(array[p.object_key, p.thumbnail_key, p.text_key, s.object_key]) k
  where p.realm_id = realm and p.upload_uid = any(uploads) and k is not null
  on conflict do nothing $$;

-- What each running process last said about itself: its release, and which parts answer it. For the status page, so that it also shows what
-- only a worker can see. Of no tenant and without personal data; rows of processes that ended are deleted after a day. Lost when the
-- database crashes, and written again within seconds.
create unlogged table process_state (
  instance uuid primary key,
  service text not null check (service in ('visawright-api', 'visawright-worker')),
  version text not null check (length(version) <= 60),
  started_at timestamptz not null,
  seen_at timestamptz not null,
  parts jsonb not null                                           -- for each part: whether it answers, since when, and how fast
);

grant select, insert, update, delete on process_state to visawright_api, visawright_worker;

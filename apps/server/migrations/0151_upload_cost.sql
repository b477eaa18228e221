-- A small file can take long to render. What it took counts against the uploader's quota, as its size does, whether it was accepted or not.
alter table upload add column render_ms integer not null default 0;

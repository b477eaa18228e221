-- The time of reading counts like the time of rendering.
alter table upload rename column render_ms to processing_ms;

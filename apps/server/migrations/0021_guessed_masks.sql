-- Which of a page's hidden places are guesses: digits of a paper taken for an Aadhaar, with no check digit that holds. A guess goes when the
-- same place turns out to be another number; what is known to be an Aadhaar never does.
alter table page_mask add column if not exists guessed jsonb not null default '[]';  -- of polygons, the same ones again

grant delete on page_mask to visawright_worker;

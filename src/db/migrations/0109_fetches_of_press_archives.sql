-- How often the press has fetched what a production has for it, with its link and without: no word of who it was.
create table press_fetch (
  production_id   int not null references production on delete cascade,
  by_link         boolean not null,
  fetches         int not null default 0,
  last_fetched_at timestamptz not null,
  primary key (production_id, by_link)
);

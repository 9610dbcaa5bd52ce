-- What people search (src/features/search/terms): texts and numbers, nobody who typed them.

-- Texts that have been typed once: as keyed hashes, which nobody can read, not even who has the whole database. With the
-- second time the text itself is known from what was typed, and is written below.
create table search_once (
  key text primary key,
  day date not null
);
create index search_once_by_day on search_once (day);

create table search_term (
  language     text not null check (language in ('de', 'en')),
  term         text not null,
  day          date not null,               -- in Berlin
  searches     int not null,
  visitors     int not null,                -- the same address counts once a day
  found        int,                         -- how many things were found on that day; null: not looked yet
  is_corrected boolean not null default false, -- found only by what was probably meant
  primary key (language, term, day)
);
create index search_term_by_day on search_term (day);

-- Of these what others are shown where they find nothing: chosen anew every hour.
create table search_popular (
  language text not null check (language in ('de', 'en')),
  term     text not null,
  place    int not null,
  primary key (language, term)
);

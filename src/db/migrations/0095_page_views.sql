-- How often pages were opened, by day in Berlin: +1 each, nothing of who has opened them. An empty page and referrer: what a day had no room for.
create table page_view (
  day      date not null,
  page     text not null,                          -- its path; what follows it is no part of it
  language text not null check (language in ('de', 'en')),
  referrer text not null,                          -- the host alone; '' of a visit that names none, and of one from this site
  device   text not null check (device in ('phone', 'tablet', 'computer', 'bot')),
  n        int not null,
  primary key (day, page, language, referrer, device)
);

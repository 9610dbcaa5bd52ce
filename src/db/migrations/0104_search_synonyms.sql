-- What else the search looks for where somebody types this: the house's own words, which stand in no text.
create table search_synonym (
  id        int generated always as identity primary key,
  term      text not null check (term <> ''),
  meanings  text[] not null check (cardinality(meanings) between 1 and 10),
  both_ways boolean not null default true
);
select keep_records('search_synonym', 'term', 'join_words(term, join_words(variadic meanings))');

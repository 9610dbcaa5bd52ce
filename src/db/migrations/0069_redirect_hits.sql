-- How often each redirect was used, and when last: gathered in memory and added up every few seconds, nothing of who asked.
-- A table of its own: a rule's revision and history, and what is kept of the rules, stay as they are.
create table redirect_hit (
  rule_id  int primary key references redirect_rule on delete cascade,
  hits     int not null check (hits > 0),
  last_hit timestamptz not null
);

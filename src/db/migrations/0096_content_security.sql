-- What browsers have stopped by the content security policy (src/features/policy-reports): grouped, without the query of the
-- page and without who visited it. The number of rows is bounded where they are written; one row, of empty texts, has what found no room.
create table policy_report (
  id          int generated always as identity primary key,
  directive   text not null,
  blocked     text not null,     -- an origin, or a word such as 'inline'
  path        text not null,     -- percent-encoded, cut at 300 characters
  is_enforced boolean not null,  -- false where it was reported alone
  count       int not null check (count > 0),
  first_seen  timestamptz not null,
  last_seen   timestamptz not null,
  ignored_at  timestamptz,
  unique (directive, blocked, path, is_enforced)
);

-- Where a hole is reported (/.well-known/security.txt), and until when that holds.
alter table site_settings
  add column security_contact text not null default '',
  add column security_expires date;

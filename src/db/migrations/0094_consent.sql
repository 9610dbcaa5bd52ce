-- What the site may load of others, and for what visitors are asked.
create table consent_service (
  id           int generated always as identity primary key,
  slug         text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name         text not null check (name <> ''),
  category     text not null default 'external_media' check (category in ('required', 'optimization', 'marketing', 'external_media')),
  is_on        boolean not null default false,
  purpose      jsonb not null default '{}',        -- in each language one purpose a line
  provider     text not null default '',
  country      text not null default '' check (country ~ '^([A-Z]{2})?$'),
  transfer     jsonb not null default '{}',
  retention    jsonb not null default '{}',
  privacy_link text not null default '',
  hosts        text[] not null default '{}',
  cookies      text[] not null default '{}',
  frame_url    text not null default '',
  script_url   text not null default '',
  script_data  text not null default ''
);
select keep_records('consent_service', 'name', 'join_words(name, provider, purpose::text, join_words(variadic hosts))');

-- The lists for which visitors have been asked. `items`: what the list held when it was new; `least`: what it has held all the time since.
create table consent_version (
  id    int primary key,
  items text[] not null,
  least text[] not null,
  since timestamptz not null
);

-- Each optional service that is switched on, with its category, and each of its purposes by number: another wording is no other list.
create function consent_items() returns text[] stable language sql as $$
  select coalesce(array_agg(item order by item), '{}') from (
    select slug || ' ' || category || ' ' || number as item
    from consent_service,
      generate_series(0, greatest(regexp_count(purpose->>'de', '[^\n]*\S[^\n]*'), regexp_count(purpose->>'en', '[^\n]*\S[^\n]*'), 0)) as number
    where is_on and category <> 'required') as listed
$$;

-- A list that has grown is a new version, for which visitors are asked again; one that has shrunk asks nobody.
create function keep_consent_version() returns trigger language plpgsql as $$
declare
  now_listed text[];
  latest     consent_version;
begin
  lock table consent_version in share row exclusive mode;
  now_listed := consent_items();
  select * into latest from consent_version order by id desc limit 1;
  if latest.id is null or not now_listed <@ latest.least then
    if now_listed = '{}' then return null; end if;
    insert into consent_version values (coalesce(latest.id, 0) + 1, now_listed, now_listed, coalesce(nullif(current_setting('foyer.now', true), '')::timestamptz, now()));
  elsif not latest.least <@ now_listed then
    update consent_version set least = now_listed where id = latest.id;
  end if;
  return null;
end $$;
create trigger keep_version after insert or update or delete on consent_service for each statement execute function keep_consent_version();

-- How many have chosen what, of which version, on which day in Berlin.
create table consent_count (
  version int not null references consent_version on delete cascade,
  day     date not null,
  choice  text not null check (choice in ('accepted', 'rejected', 'partly')),
  n       int not null,
  primary key (version, day, choice)
);

alter table site_settings add column consent_days int check (consent_days between 1 and 390);
alter table site_settings add column consent_shares_domain boolean not null default false;

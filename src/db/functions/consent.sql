-- Services that visitors are asked about.

-- Each optional service that is switched on, with its category, and each of its purposes by number: another wording is no other list.
create or replace function consent_items() returns text[] stable language sql as $$
  select coalesce(array_agg(item order by item), '{}') from (
    select slug || ' ' || category || ' ' || number as item
    from consent_service,
      generate_series(0, greatest(regexp_count(purpose->>'de', '[^\n]*\S[^\n]*'), regexp_count(purpose->>'en', '[^\n]*\S[^\n]*'), 0)) as number
    where is_on and category <> 'required') as listed
$$;

-- A list that has grown is a new version, for which visitors are asked again; one that has shrunk asks nobody.
create or replace function keep_consent_version() returns trigger language plpgsql as $$
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

create or replace trigger keep_version after insert or update or delete on consent_service for each statement execute function keep_consent_version();

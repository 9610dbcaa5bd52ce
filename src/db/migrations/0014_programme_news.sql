-- What is new in the programme, for those who want to hear of it and not of every date: an event is announced, called off,
-- takes place after all, or has another time or hall. Only of what is still to come: an archive that is imported is no news.
create type programme_news_kind as enum ('announced', 'cancelled', 'postponed', 'restored', 'moved');

create table programme_news (
  id       int generated always as identity primary key,
  event_id int not null references event on delete cascade,
  kind     programme_news_kind not null,
  at       timestamptz not null default now()
);
create index programme_news_by_age on programme_news (at, id);
create index programme_news_by_event on programme_news (event_id);

create function event_announce() returns trigger language plpgsql as $$
begin
  insert into programme_news (event_id, kind)
  select id, 'announced' from new_rows where is_online and date_start > now() order by id;
  return null;
end $$;
create trigger event_announced after insert on event referencing new table as new_rows for each statement execute function event_announce();

create function event_tell_news() returns trigger language plpgsql as $$
declare
  kind programme_news_kind := case
    when not old.is_online then 'announced'
    when new.status <> old.status then case new.status when 'cancelled' then 'cancelled' when 'postponed' then 'postponed' else 'restored' end
    else 'moved'
  end;
begin
  insert into programme_news (event_id, kind) values (new.id, kind);
  return null;
end $$;
create trigger event_news after update of is_online, status, date_start, room_id on event for each row
  when (new.is_online and new.date_start > now()
    and (old.is_online, old.status, old.date_start, old.room_id) is distinct from (new.is_online, new.status, new.date_start, new.room_id))
  execute function event_tell_news();

-- Rooms of which one is heard in the other. Each pair is there in both directions, so that either room's record tells of it.
create table room_disturbance (
  room_id  int not null references room on delete cascade,
  other_id int not null references room on delete cascade,
  primary key (room_id, other_id),
  check (room_id <> other_id)
);
create index room_disturbance_other on room_disturbance (other_id);
select keep_record_parts('room_disturbance', 'room', 'disturbs', 'room_id', 'other_id');

-- What is written of one room holds for the other; its revision goes up with it, since its record is another one now. In the
-- other's history this is no part of the batch, which is taken back by taking back what was written itself.
create function mirror_room_disturbance() returns trigger language plpgsql as $$
declare
  batch text := coalesce(record_setting('batch'), '');
begin
  perform set_config('foyer.batch', '', true);
  if tg_op = 'INSERT' then
    if exists (select from changed c where not exists (select from room_disturbance d where d.room_id = c.other_id and d.other_id = c.room_id)) then
      with mirrored as (
        insert into room_disturbance (room_id, other_id) select other_id, room_id from changed on conflict do nothing returning room_id)
      update room set revision = revision where id in (select room_id from mirrored);
    end if;
  elsif exists (select from was join room_disturbance d on d.room_id = was.other_id and d.other_id = was.room_id) then
    with mirrored as (
      delete from room_disturbance d using was where d.room_id = was.other_id and d.other_id = was.room_id returning d.room_id)
    update room set revision = revision where id in (select room_id from mirrored);
  end if;
  perform set_config('foyer.batch', batch, true);
  return null;
end $$;
create trigger room_disturbance_mirrored after insert on room_disturbance referencing new table as changed
  for each statement execute function mirror_room_disturbance();
create trigger room_disturbance_unmirrored after delete on room_disturbance referencing old table as was
  for each statement execute function mirror_room_disturbance();

-- A record that is noted on both sides belongs to the batch, whichever side came first.
create or replace function note_record(noted text, record int, act text, diff jsonb) returns void language sql as $$
  insert into record_history as known (kind, record_id, at, user_id, user_name, via, batch, action, changes)
  select noted, record, coalesce(record_setting('now')::timestamptz, now()), who.id, coalesce(nullif(u.name, ''), u.email, ''),
    coalesce(record_setting('via'), 'other'), record_setting('batch'), act, diff
  from (select record_setting('user')::int as id) who left join site_user u on u.id = who.id
  on conflict (kind, record_id, xact) do update set
    batch = coalesce(known.batch, excluded.batch),
    action = case when excluded.action = 'deleted' or known.action = 'deleted' then excluded.action else known.action end,
    changes = (
      select coalesce(jsonb_object_agg(key, value), '{}') from (
        select key, case when known.changes ? key then jsonb_build_array(known.changes->key->0, value->1) else value end as value
          from jsonb_each(excluded.changes)
        union all select key, value from jsonb_each(known.changes) where not excluded.changes ? key) as merged
      where value->0 is distinct from value->1)
$$;

alter table clash_dismissal drop constraint clash_dismissal_kind_check;
alter table clash_dismissal add check (kind in ('room', 'person', 'disturbance'));

-- Rooms that disturb each other.

-- What is written of one room holds for the other; its revision goes up with it, since its record is another one now. In the
-- other's history this is no part of the batch, which is taken back by taking back what was written itself.
create or replace function mirror_room_disturbance() returns trigger language plpgsql as $$
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

create or replace trigger room_disturbance_mirrored after insert on room_disturbance referencing new table as changed
  for each statement execute function mirror_room_disturbance();
create or replace trigger room_disturbance_unmirrored after delete on room_disturbance referencing old table as was
  for each statement execute function mirror_room_disturbance();

-- Staff see what is offline too: the other indexes by date and room hold what visitors see alone.
create index event_for_staff_by_date on event (date_start, id);
create index event_for_staff_by_room on event (room_id, date_start, id);

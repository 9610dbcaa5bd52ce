-- A postponed event that has a new date leads to it, and that one says when it was to be (schema.org previousStartDate).
alter table event add column rescheduled_to int references event on delete set null check (rescheduled_to <> id);
create index event_by_rescheduled_to on event (rescheduled_to) where rescheduled_to is not null;

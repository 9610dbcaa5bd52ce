-- Whose picture an event shows, where the picture itself does not say so: from an import.
alter table event add column image_credit text;

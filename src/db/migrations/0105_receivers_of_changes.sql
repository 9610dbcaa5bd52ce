-- Whom the list of changes was mailed to when the moment was marked: proposed for the next mail, forgotten with the mark.
alter table change_mark add column receivers text[] not null default '{}';

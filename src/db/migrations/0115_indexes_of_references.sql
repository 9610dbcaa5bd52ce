-- compatible: yes
-- What refers to a row is looked for when that row goes: without an index each deletion reads the whole table.
create index container_parent on container (parent) where parent is not null;
create index credit_role on credit (role_id);
create index planned_publication_version on planned_publication (version_id);
create index published_container_version on published_container (version_id);
create index release_publication_page on release_publication (page_id);
create index release_publication_previous_version on release_publication (previous_version_id);
create index release_publication_version on release_publication (version_id);
create index sale_reminder_told_event on sale_reminder_told (event_id);

-- compatible: yes
-- Whether the program before a migration can live with what it changes: then it starts on the database, too.
alter table schema_migration add column compatible boolean not null default false;

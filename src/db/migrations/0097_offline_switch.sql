-- Whether browsers keep pages for reading without a network (src/app/offline): off, each takes its worker away at the next visit.
alter table site_settings add column is_offline_on boolean not null default true;

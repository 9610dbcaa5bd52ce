-- What decides in which formats a picture is served: one that moves is no AVIF, one that is seen through is no JPEG.
alter table asset
  add column animated    boolean not null default false,
  add column transparent boolean not null default false;

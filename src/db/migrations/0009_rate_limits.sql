-- What rate limits count (src/api/rate-limit.server.ts), for all processes of a site together. Without a log of its writes:
-- counting is cheap, and after a crash of the database everybody begins anew.
create unlogged table rate_limit (
  key           text primary key,                -- a hash of the limit and whom it counts: nobody reads here who that was
  attempts      int not null,
  expires_at    timestamptz not null,            -- from then on it is as if nothing had been counted
  blocked_until timestamptz not null
);
create index rate_limit_by_end on rate_limit (expires_at);

drop table sign_in_throttle;

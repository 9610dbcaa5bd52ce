-- compatible: yes
-- Where orders stand that wait in a process for their turn at the box office: whichever process is asked tells the visitor.
create unlogged table order_place (
  key   text primary key,
  ahead int not null,
  at    timestamptz not null
);

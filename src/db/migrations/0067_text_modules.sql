-- Sentences that staff take over into notes, in both languages. No longer than the shortest field that takes them.

create table text_module (
  id   int generated always as identity primary key,
  name text not null check (name <> ''),
  kind text not null default 'general' check (kind in ('general', 'cancellation', 'postponement', 'relocation', 'recast', 'tickets')),
  text jsonb not null default '{}',
  sort int not null default 100
);
select keep_records('text_module', 'name', 'join_words(name, text->>''de'', text->>''en'')');

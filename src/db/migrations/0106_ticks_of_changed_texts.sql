-- A text that changes after it was ticked loses its ticks in that language: it asks to be read again (docs/decisions/0157).
create function production_untick() returns trigger language plpgsql as $$
declare
  told constant text[] := array['title', 'preline', 'subtitle', 'description'];
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  de boolean;
  en boolean;
begin
  select bool_or(before->name->>'de' is distinct from after->name->>'de'), bool_or(before->name->>'en' is distinct from after->name->>'en')
    into de, en from unnest(told) as name;
  -- What is ticked in the same write has been read as it now stands.
  new.text_done_de := new.text_done_de and not (de and old.text_done_de);
  new.text_done_en := new.text_done_en and not (en and old.text_done_en);
  de := de or old.press_text->>'de' is distinct from new.press_text->>'de';
  en := en or old.press_text->>'en' is distinct from new.press_text->>'en';
  new.press_cleared_de := new.press_cleared_de and not (de and old.press_cleared_de);
  new.press_cleared_en := new.press_cleared_en and not (en and old.press_cleared_en);
  return new;
end $$;
-- By its name before `production_ticked` and `production_written`, which count the write once.
create trigger production_text_changed before update of title, preline, subtitle, description, press_text on production for each row
  when ((old.text_done_de or old.text_done_en or old.press_cleared_de or old.press_cleared_en)
    and (old.title, old.preline, old.subtitle, old.description, old.press_text) is distinct from (new.title, new.preline, new.subtitle, new.description, new.press_text))
  execute function production_untick();

-- A plan for any number of things is not worse than one for those at hand, but it is kept: to make one each time took longer
-- than to write (docs/decisions/0077). It holds for what this function calls.
alter function search_refresh(text, int[]) set plan_cache_mode = force_generic_plan;

-- Lists of the media library and their counts, read from indexes alone: its rows are wide, and 50,000 of them are 40 MB.
create index asset_by_kind on asset (kind, created_at desc, id desc) where deleted_at is null;
create index asset_by_name on asset (name, id) where deleted_at is null;
create index asset_by_size on asset (size desc, id desc) where deleted_at is null;
create index asset_rights_unknown on asset (created_at desc, id desc) include (copyright_until)
  where deleted_at is null and credit = '{}' and copyright = '';
create index asset_rights_granted on asset (created_at desc, id desc) include (copyright_until)
  where deleted_at is null and not (credit = '{}' and copyright = '');
create index asset_alternative_missing on asset (created_at desc, id desc)
  where deleted_at is null and kind = 'image' and not decorative and alt = '{}';
create index asset_alternative_incomplete on asset (created_at desc, id desc)
  where deleted_at is null and kind = 'image' and not decorative and not (alt ?& array['de', 'en']);

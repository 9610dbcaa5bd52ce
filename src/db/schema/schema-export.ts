import type { Generated } from 'kysely';
import type { Id, RecordTable } from './columns.ts';

export interface ExportReceiverTable extends RecordTable {
  id: Id;
  name: string;
  file_format: Generated<'jsonld' | 'ics' | 'csv' | 'xml' | 'json'>;
  languages: Generated<'de' | 'en' | 'both'>;
  days: Generated<number>;
  is_active: Generated<boolean>;
  with_texts: Generated<boolean>;
  with_prices: Generated<boolean>;
  with_labels: Generated<boolean>;
  with_accessibility: Generated<boolean>;
  with_pictures: Generated<boolean>;
  field_names: Generated<{ field: string; name: string; name_en: string }[]>;
  only_named: Generated<boolean>;
  note: Generated<string>;
}

export interface ExportReceiverAccessTable {
  receiver_id: number;
  token: string;
  created_at: Generated<Date>;
  last_fetched_at: Date | null;
  fetches: Generated<number>;
}

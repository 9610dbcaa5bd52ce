import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { Id, Instant, Json, JsonDefault, RecordTable } from './columns.ts';

export interface FormTable extends RecordTable {
  id: Id;
  name: string;
  title: JsonDefault<Localised>;
  intro: JsonDefault<Localised>;
  submit_label: JsonDefault<Localised>;
  privacy: JsonDefault<Localised>;
  is_open: Generated<boolean>;
  closes_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  max_entries: number | null;
  closed_text: JsonDefault<Localised>;
  thanks: JsonDefault<Localised>;
  thanks_link: JsonDefault<Localised>;
  recipients: Generated<string[]>;
  mail_subject: Generated<string>;
  sends_copy: Generated<boolean>;
  copy_text: JsonDefault<Localised>;
  webhook_url: Generated<string>;
  confirms_address: Generated<boolean>;
  keeps_entries: Generated<boolean>;
  retention_days: number | null;
  note: Generated<string>;
}

/** `slug` and `id` never change. */
export interface FormFieldTable {
  id: Id;
  form_id: number;
  position: number;
  slug: string;
  kind: Generated<string>;
  label: JsonDefault<Localised>;
  help: JsonDefault<Localised>;
  placeholder: JsonDefault<Localised>;
  default_value: JsonDefault<Localised>;
  choices: JsonDefault<unknown>;
  required: Generated<boolean>;
  visible: Generated<boolean>;
  show_if_field: Generated<string>;
  show_if_is: Generated<string>;
  show_if_value: Generated<string>;
  least: number | null;
  greatest: number | null;
  max_files: number | null;
}

/** `answers` are each with their question as it was then. */
export interface FormEntryTable {
  id: Id;
  form_id: number;
  created_at: Instant;
  delete_at: Instant;
  language: 'de' | 'en';
  answers: Json<unknown>;
  key: string;
  status: Generated<'unconfirmed' | 'new' | 'done'>;
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  note: Generated<string>;
  assigned_to: number | null;
  /** False: until its mails are delivered. */
  keeps: Generated<boolean>;
  delivered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revision: Generated<number>;
}

/** Not yet sent files have an `owner`, others an entry. */
export interface FormFileTable {
  id: Id;
  owner: Generated<string>;
  entry_id: number | null;
  field_id: number | null;
  name: string;
  size: number;
  content_type: string;
  file: string;
  created_at: Instant;
}

export interface FormFileGoneTable {
  file: string;
}

export interface FormMailTable {
  mail_id: string;
  entry_id: number;
  remove_at: Instant;
  form_id: number | null;
  received_at: Date | null;
}

export interface FormWebhookTable {
  form_id: number;
  secret: string;
}

export interface WebhookDeliveryTable {
  id: Id;
  form_id: number;
  entry_id: number | null;
  at: Instant;
  attempt: number;
  status: number | null;
  reason: Generated<string>;
}

export interface FormDeliveryTable {
  id: Id;
  entry_id: number;
  kind: 'house' | 'copy' | 'webhook' | 'confirm';
  recipient: string;
  done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { DayColumn, Id, Instant, Json, JsonDefault, RecordTable } from './columns.ts';

// The tables of pages made of blocks (migration 0018). Documents are texts: the bytes are kept as they were sent.

/** One tree of blocks with its draft; `content_type` and `object_id` name the object that it belongs to. */
export interface ContainerTable {
  id: Id;
  model: Generated<string>;
  slug: string;
  parent: number | null;
  content_type: string | null;
  object_id: number | null;
  sort: Generated<number>;
  draft: string;
  revision: Generated<number>;
  /** What the draft refers to: 'image:12', 'link:/de/besuch', 'event:7'. */
  uses: Generated<string[]>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  updated_by: number | null;
}

/** A full copy of a document. Of a day's autosaves the last is kept. */
export interface ContainerVersionTable {
  id: Id;
  container_id: number;
  kind: 'publish' | 'named' | 'autosave' | 'planned';
  /** That was published. */
  language: string | null;
  name: Generated<string>;
  day: DayColumn;
  revision: number;
  document: string;
  at: Instant;
  user_id: number | null;
}

/** What is done with a language of a container at an instant; `version_id` is what will be published. */
export interface PlannedPublicationTable {
  id: Id;
  container_id: number;
  language: string;
  kind: 'publish' | 'unpublish';
  /** Null of what goes out with a release. */
  at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  release_id: number | null;
  version_id: number | null;
  user_id: number | null;
}

/** What a release has published, and what stood there before. */
export interface ReleasePublicationTable {
  id: Id;
  release_id: number;
  container_id: number;
  language: string;
  version_id: number;
  previous_version_id: number | null;
  /** The page that went online with it. */
  page_id: number | null;
  user_id: number | null;
}

/** What visitors see in one language; without a document nothing has been published in it. */
export interface PublishedContainerTable {
  id: Id;
  container_id: number;
  language: string;
  document: string | null;
  version_id: number | null;
  published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  uses: Generated<string[]>;
  search_text: Generated<string>;
}

/** What is published of the footer's container, kept by a trigger. */
export interface PublishedFooterTable {
  language: string;
  container_id: number;
  document: string;
}

/** The commands that led to a revision. */
export interface ContainerChangeTable {
  container_id: number;
  revision: number;
  commands: string;
  at: Instant;
  user_id: number | null;
}

/** The answer to a write, by the idempotency key of who sent it. */
export interface WriteReceiptTable {
  user_id: number;
  key: string;
  request: string;
  answer: string;
  at: Instant;
}

/** A tab that has a container open, until it is not heard of any more. */
export interface PresenceTable {
  user_id: number;
  tab: string;
  container_id: number;
  block: string | null;
  until: Instant;
}

/** A link by which somebody outside sees the draft of a page. */
export interface PreviewLinkTable {
  id: Id;
  token: string;
  page_id: number;
  at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  expires_at: Instant;
  created_at: Instant;
  user_id: number | null;
}

/** An English text that somebody has called right for a German one, of which `source` is a sum. */
export interface TranslationMarkTable {
  container_id: number;
  block_id: string;
  field: string;
  language: string;
  source: string;
  at: Instant;
  user_id: number | null;
}

/** A deleted page, as it was. */
export interface PageBinTable {
  id: number;
  title: Json<Localised>;
  urls: Json<Localised>;
  content: Json<unknown>;
  deleted_at: Instant;
  user_id: number | null;
}

/** What find and replace has changed in drafts, so that it can be taken back. */
/** What was changed of a record in one transaction, by column: `[before, after]`. `kind`: its table. */
export interface RecordHistoryTable {
  id: Id;
  kind: string;
  record_id: number;
  at: Instant;
  user_id: number | null;
  user_name: Generated<string>;
  via: string;
  batch: string | null;
  action: 'created' | 'changed' | 'deleted';
  changes: Json<unknown>;
  xact: Generated<string>;
}

/** A deleted record, for 30 days. */
export interface RecordBinTable {
  id: Id;
  kind: string;
  record_id: number;
  label: Json<unknown>;
  data: Json<unknown>;
  deleted_at: Instant;
  user_id: number | null;
  user_name: Generated<string>;
}

export interface ReplacementTable {
  id: Id;
  find: string;
  replace: string;
  changes: string;
  at: Instant;
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  user_id: number | null;
}

/** A change that somebody has made, so many times within the hour. `action` is the call as it is declared. */
export interface AuditLogTable {
  id: Id;
  at: Instant;
  last_at: Instant;
  user_id: number | null;
  user_name: string;
  action: string;
  object_id: number | null;
  language: string | null;
  times: Generated<number>;
  /** How many things it is about, where it is about several. */
  amount: number | null;
}

/** A path that was asked for and not found; of who asked nothing is kept. */
export interface NotFoundPathTable {
  id: Id;
  path: string;
  plain_path: string | null;
  count: number;
  by_bots: number;
  referring_host: string | null;
  is_scanner: boolean;
  first_seen: Instant;
  last_seen: Instant;
  ignored_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** What browsers have stopped by the content security policy, grouped; of who visited nothing is kept. */
export interface PolicyReportTable {
  id: Id;
  directive: string;
  blocked: string;
  path: string;
  is_enforced: boolean;
  count: number;
  first_seen: Instant;
  last_seen: Instant;
  ignored_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** What a check of the running site has found. */
export interface SiteCheckTable {
  name: string;
  is_bad: boolean;
  state: string;
  /** What its words name: a number or text, or bytes, a day, a moment. */
  found: Json<Record<string, string | number | { bytes: number } | { day: string } | { at: string }>>;
  since: Date;
  checked_at: Date;
  told_at: Date | null;
}

/** Which process makes the checks; one row. */
export interface SiteCheckLeaseTable {
  only_one: Generated<boolean>;
  holder: string;
  until: Date;
}

/** How often a redirect was used; of who used it nothing is kept. */
export interface RedirectHitTable {
  rule_id: number;
  hits: number;
  last_hit: Instant;
}

export interface RedirectRuleTable extends RecordTable {
  id: Id;
  old_path: string;
  new_path: string;
}

/** The settings of the site as staff see them: one row, from which those of `setting` are written, and back. */
export interface SiteSettingsTable extends RecordTable {
  id: Generated<number>;
  name: Generated<string>;
  name_accent: Generated<string>;
  claim: JsonDefault<Localised>;
  street: Generated<string>;
  postcode: Generated<string>;
  city: Generated<string>;
  country: Generated<string>;
  phone: Generated<string>;
  group_booking: Generated<string>;
  share_picture: Generated<string>;
  whistleblower_link: Generated<string>;
  usual_minutes: Generated<number>;
  form_retention_days: number | null;
  consent_days: number | null;
  consent_shares_domain: Generated<boolean>;
  security_contact: Generated<string>;
  security_expires: string | null;
  is_offline_on: Generated<boolean>;
  is_site_online: Generated<boolean>;
  is_shop_online: Generated<boolean>;
  shop_online_again: Date | null;
  html_header: JsonDefault<Localised>;
  html_footer_top: JsonDefault<Localised>;
  html_footer_bottom: JsonDefault<Localised>;
  html_footer_logos: JsonDefault<Localised>;
}

/** The design of the site as staff see it: one row, written to and from those of `setting` as well. */
export interface DesignSettingsTable extends RecordTable {
  id: Generated<number>;
  accent_light: Generated<string>;
  accent_dark: Generated<string>;
  logo: number | null;
  menu_side: Generated<'left' | 'right'>;
  menu_desktop: Generated<boolean>;
  basket_link: Generated<string>;
  webshop_link: Generated<string>;
  favorites_link: Generated<string>;
  event_style1: Generated<boolean>;
  event_style2: Generated<boolean>;
  event_style3: Generated<boolean>;
}

export interface TextModuleTable extends RecordTable {
  id: Id;
  name: string;
  kind: Generated<string>;
  text: JsonDefault<Localised>;
  sort: Generated<number>;
}

/** What stands in printed programmes beside the dates; there is one. */
export interface PrintSettingsTable extends RecordTable {
  id: Generated<number>;
  tickets: JsonDefault<Localised>;
  contact: JsonDefault<Localised>;
  style_month: Generated<string>;
  style_day: Generated<string>;
  style_date: Generated<string>;
  style_subtitle: Generated<string>;
  style_details: Generated<string>;
  style_note: Generated<string>;
  style_time: Generated<string>;
  style_title: Generated<string>;
  style_translation: Generated<string>;
}

/** Who fetches the programme from outside. */
export interface ExportReceiverTable extends RecordTable {
  id: Id;
  name: string;
  file_format: Generated<'jsonld' | 'ics' | 'csv' | 'xml'>;
  languages: Generated<'de' | 'en' | 'both'>;
  days: Generated<number>;
  is_active: Generated<boolean>;
  with_texts: Generated<boolean>;
  with_prices: Generated<boolean>;
  with_labels: Generated<boolean>;
  with_accessibility: Generated<boolean>;
  with_pictures: Generated<boolean>;
  note: Generated<string>;
}

/** The secret address of a receiver, and who has fetched there. */
export interface ExportReceiverAccessTable {
  receiver_id: number;
  token: string;
  created_at: Generated<Date>;
  last_fetched_at: Date | null;
  fetches: Generated<number>;
}

import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { DayColumn, Id, Json, JsonDefault, RecordTable } from './columns.ts';

export interface SettingTable {
  key: string;
  value: Json<unknown>;
}

/** One row for staff; triggers write it to `setting` and back. */
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
  is_indexed: Generated<boolean>;
  editor_languages: Generated<string[]>;
  shop_online_again: Date | null;
  html_header: JsonDefault<Localised>;
  html_footer_top: JsonDefault<Localised>;
  html_footer_bottom: JsonDefault<Localised>;
  html_footer_logos: JsonDefault<Localised>;
}

/** One row for staff; triggers write it to `setting` and back. */
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

/** One row for staff; triggers write it to `setting` and back. */
export interface EmbedHostsTable extends RecordTable {
  id: Generated<number>;
  audio: Generated<string[]>;
  viewer: Generated<string[]>;
  social: Generated<string[]>;
  video: Generated<string[]>;
}

/** One row for staff; triggers write it to `setting` and back. */
export interface ErrorPagesTable extends RecordTable {
  id: Generated<number>;
  page_403: JsonDefault<Localised>;
  page_404: JsonDefault<Localised>;
  page_500: JsonDefault<Localised>;
  page_503: JsonDefault<Localised>;
}

/** One row for staff; triggers write it to `setting` and back. */
export interface UploadSettingsTable extends RecordTable {
  id: Generated<number>;
  types: Generated<string[]>;
  image_megabytes: Generated<number>;
  video_megabytes: Generated<number>;
  audio_megabytes: Generated<number>;
  document_megabytes: Generated<number>;
  captions_megabytes: Generated<number>;
}

export interface TextModuleTable extends RecordTable {
  id: Id;
  name: string;
  kind: Generated<string>;
  text: JsonDefault<Localised>;
  sort: Generated<number>;
}

/** There is one. */
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

/** Times are Berlin's, read as 'HH:MM:SS'; null where the venue is closed. */
interface OpeningRange {
  id: Id;
  time_from: string | null;
  time_to: string | null;
  closed: Generated<boolean>;
  alternative_text: JsonDefault<Localised>;
  alternative_link_url: JsonDefault<Localised>;
}

export interface OpeningHoursTable extends OpeningRange, RecordTable {
  /** 0 for Monday … 6 for Sunday. */
  weekday: number;
}

export interface OpeningHoursExceptionTable extends OpeningRange, RecordTable {
  day: DayColumn;
}

export interface AlertTable extends RecordTable {
  id: Id;
  title: Json<Localised>;
  text: JsonDefault<Localised>;
  link: JsonDefault<Localised>;
  link_title: JsonDefault<Localised>;
  is_online: Generated<boolean>;
  visible_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  visible_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  sort: Generated<number>;
}

import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { Id, Instant, Json, JsonDefault, RecordTable } from './columns.ts';

/** A page in the tree of the site (E §3); `urls` per language, of a 'link' also an https address. */
export interface PageTable {
  id: Id;
  parent: number | null;
  content_type: Generated<'page' | 'link'>;
  urls: Json<Localised>;
  title: Json<Localised>;
  headline: JsonDefault<Localised>;
  is_online: Generated<boolean>;
  is_clickable: Generated<boolean>;
  is_landing_page: Generated<boolean>;
  has_tab_navigation: Generated<boolean>;
  in_menu: Generated<boolean>;
  in_footer: Generated<boolean>;
  menu_group: Generated<'primary' | 'secondary'>;
  sort: Generated<number>;
  /** 0: nobody has placed it in the footer. */
  footer_sort: Generated<number>;
  /** What it is called in the menus where that is not its title. */
  menu_title: JsonDefault<Localised>;
  meta_title: JsonDefault<Localised>;
  meta_description: JsonDefault<Localised>;
  og_title: JsonDefault<Localised>;
  og_description: JsonDefault<Localised>;
  og_type: Generated<string>;
  og_image_id: number | null;
  /** Written by trigger. */
  revision: ColumnType<number, never, never>;
  updated_at: ColumnType<Date, never, never>;
}

export interface PageBinTable {
  id: number;
  title: Json<Localised>;
  urls: Json<Localised>;
  content: Json<unknown>;
  deleted_at: Instant;
  user_id: number | null;
}

export interface PreviewLinkTable {
  id: Id;
  token: string;
  page_id: number;
  at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  expires_at: Instant;
  created_at: Instant;
  user_id: number | null;
}

export interface RedirectRuleTable extends RecordTable {
  id: Id;
  old_path: string;
  new_path: string;
}

/** Nothing is stored of who asked. */
export interface RedirectHitTable {
  rule_id: number;
  hits: number;
  last_hit: Instant;
}

/** Nothing is stored of who asked. */
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

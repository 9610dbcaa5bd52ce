import type { Generated } from 'kysely';
import type { Localised } from '#i18n/localised.ts';
import type { DayColumn, Id, Instant, JsonDefault, RecordTable } from './columns.ts';

export interface ConsentServiceTable extends RecordTable {
  id: Id;
  slug: string;
  name: string;
  category: Generated<'required' | 'optimization' | 'marketing' | 'external_media'>;
  is_on: Generated<boolean>;
  purpose: JsonDefault<Localised>;
  provider: Generated<string>;
  country: Generated<string>;
  transfer: JsonDefault<Localised>;
  retention: JsonDefault<Localised>;
  privacy_link: Generated<string>;
  hosts: Generated<string[]>;
  cookies: Generated<string[]>;
  frame_url: Generated<string>;
  script_url: Generated<string>;
  script_data: Generated<string>;
}

/** Written by trigger. */
export interface ConsentVersionTable {
  id: number;
  items: string[];
  least: string[];
  since: Instant;
}

/** How many have chosen what, on a day in Berlin. */
export interface ConsentCountTable {
  version: number;
  day: DayColumn;
  choice: 'accepted' | 'rejected' | 'partly';
  n: number;
}

/** Views of a page on a day in Berlin; '' of page and referrer: what the day had no room for. */
export interface PageViewTable {
  day: DayColumn;
  page: string;
  language: 'de' | 'en';
  referrer: string;
  device: 'phone' | 'tablet' | 'computer' | 'bot';
  n: number;
}

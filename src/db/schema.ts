import type { Generated } from 'kysely';
import type { Id } from './schema/columns.ts';
import type {
  ChangeMarkTable,
  FactorRequirementTable,
  FavouriteCalendarTable,
  FavouriteTable,
  ReminderRecipientTable,
  SaleReminderTable,
  SaleReminderToldTable,
  SavedViewTable,
  SignInEventTable,
  SiteUserTable,
  StaffInvitationTable,
  UserLoginTable,
  UserPasskeyTable,
  UserRecoveryCodeTable,
  UserSessionTable,
  UserTokenTable,
  UserTotpTable,
  WaitlistEntryTable,
  WaitlistTurnTable,
} from './schema/schema-account.ts';
import type { ErasureTable, HeldJobTable, RestorationTable } from './schema/schema-backup.ts';
import type { ConsentCountTable, ConsentServiceTable, ConsentVersionTable, PageViewTable } from './schema/schema-consent.ts';
import type {
  ContainerChangeTable,
  ContainerTable,
  ContainerVersionTable,
  PlannedPublicationTable,
  PresenceTable,
  PublishedContainerTable,
  PublishedFooterTable,
  ReleasePublicationTable,
  ReplacementTable,
  TranslationMarkTable,
  WriteReceiptTable,
} from './schema/schema-container.ts';
import type {
  AcceptedDifferenceTable,
  ClashDismissalTable,
  EventBookingTable,
  EventLabelTable,
  EventMediaTable,
  EventTable,
  PartnershipTable,
  PartnerTable,
  ProgrammeNewsTable,
  ReleaseTable,
  WithdrawnEventTable,
} from './schema/schema-event.ts';
import type { ExportReceiverAccessTable, ExportReceiverTable } from './schema/schema-export.ts';
import type {
  FormDeliveryTable,
  FormEntryTable,
  FormFieldTable,
  FormFileGoneTable,
  FormFileTable,
  FormMailTable,
  FormTable,
  FormWebhookTable,
  WebhookDeliveryTable,
} from './schema/schema-forms.ts';
import type { ArticleCategoryTable, ArticleTable, ArticleTagTable } from './schema/schema-magazine.ts';
import type { AssetFolderTable, AssetTable } from './schema/schema-media.ts';
import type { ErrorLogTable, OrderPlaceTable, PolicyReportTable, RateLimitTable, SiteCheckLeaseTable, SiteCheckTable } from './schema/schema-operation.ts';
import type { NotFoundPathTable, PageBinTable, PageTable, PreviewLinkTable, RedirectHitTable, RedirectRuleTable } from './schema/schema-page.ts';
import type { CreditTable, PersonCategoryTable, PersonTable, ProgrammeItemTable, RoleTable, WorkTable } from './schema/schema-people.ts';
import type {
  ExhibitionTypeTable,
  GenreTable,
  ImportedRecordTable,
  ImportSourceTable,
  ProductionTable,
  SeasonTable,
  SeriesTable,
  TagTable,
  TeaserTable,
} from './schema/schema-programme.ts';
import type { AuditLogTable, RecordBinTable, RecordHistoryTable } from './schema/schema-record.ts';
import type {
  SearchDocumentTable,
  SearchOnceTable,
  SearchPopularTable,
  SearchSpellingTable,
  SearchSynonymTable,
  SearchTermTable,
  SearchWordTable,
} from './schema/schema-search.ts';
import type {
  AlertTable,
  DesignSettingsTable,
  EmbedHostsTable,
  ErrorPagesTable,
  OpeningHoursExceptionTable,
  OpeningHoursTable,
  PrintSettingsTable,
  SettingTable,
  SiteSettingsTable,
  TextModuleTable,
  UploadSettingsTable,
} from './schema/schema-settings.ts';
import type { RoomTable, VenueTable } from './schema/schema-venue.ts';

// As Kysely sees the tables of migrations/; schema/ has a file for each subject.

export interface Schema {
  asset: AssetTable;
  asset_folder: AssetFolderTable;
  venue: VenueTable;
  room: RoomTable;
  exhibition_type: ExhibitionTypeTable;
  tag: TagTable;
  series: SeriesTable;
  genre: GenreTable;
  season: SeasonTable;
  person: PersonTable;
  person_category: PersonCategoryTable;
  role: RoleTable;
  work: WorkTable;
  production: ProductionTable;
  production_tag: { production_id: number; tag_id: number };
  event: EventTable;
  event_label: EventLabelTable;
  event_booking: EventBookingTable;
  withdrawn_event: WithdrawnEventTable;
  programme_news: ProgrammeNewsTable;
  event_tag: { event_id: number; tag_id: number };
  event_series: { event_id: number; series_id: number };
  event_genre: { event_id: number; genre_id: number };
  credit: CreditTable;
  programme_item: ProgrammeItemTable;
  event_media: EventMediaTable;
  partner: PartnerTable;
  partnership: PartnershipTable;
  teaser: TeaserTable;
  setting: SettingTable;
  page: PageTable;
  page_bin: PageBinTable;
  opening_hours: OpeningHoursTable;
  opening_hours_exception: OpeningHoursExceptionTable;
  alert: AlertTable;
  audit_log: AuditLogTable;
  error_log: ErrorLogTable;
  site_user: SiteUserTable;
  user_session: UserSessionTable;
  user_totp: UserTotpTable;
  user_passkey: UserPasskeyTable;
  user_recovery_code: UserRecoveryCodeTable;
  factor_requirement: FactorRequirementTable;
  user_login: UserLoginTable;
  user_token: UserTokenTable;
  order_place: OrderPlaceTable;
  rate_limit: RateLimitTable;
  reminder_recipient: ReminderRecipientTable;
  sale_reminder: SaleReminderTable;
  sale_reminder_told: SaleReminderToldTable;
  waitlist_entry: WaitlistEntryTable;
  waitlist_turn: WaitlistTurnTable;
  search_document: SearchDocumentTable;
  search_once: SearchOnceTable;
  search_popular: SearchPopularTable;
  search_spelling: SearchSpellingTable;
  search_synonym: SearchSynonymTable;
  search_term: SearchTermTable;
  search_word: SearchWordTable;
  sign_in_event: SignInEventTable;
  staff_invitation: StaffInvitationTable;
  favourite: FavouriteTable;
  favourite_calendar: FavouriteCalendarTable;
  saved_view: SavedViewTable;
  change_mark: ChangeMarkTable;
  erasure: ErasureTable;
  restoration: RestorationTable;
  held_job: HeldJobTable;
  accepted_difference: AcceptedDifferenceTable;
  clash_dismissal: ClashDismissalTable;
  room_disturbance: { room_id: number; other_id: number };
  container: ContainerTable;
  container_version: ContainerVersionTable;
  published_container: PublishedContainerTable;
  published_footer: PublishedFooterTable;
  container_change: ContainerChangeTable;
  planned_publication: PlannedPublicationTable;
  presence: PresenceTable;
  preview_link: PreviewLinkTable;
  translation_mark: TranslationMarkTable;
  write_receipt: WriteReceiptTable;
  import_source: ImportSourceTable;
  imported_record: ImportedRecordTable;
  not_found_path: NotFoundPathTable;
  policy_report: PolicyReportTable;
  site_check: SiteCheckTable;
  site_check_lease: SiteCheckLeaseTable;
  redirect_hit: RedirectHitTable;
  redirect_rule: RedirectRuleTable;
  release: ReleaseTable;
  release_publication: ReleasePublicationTable;
  box_office_comparison: { only_one: Generated<boolean>; differing: number; compared_at: Date };
  press_fetch: { production_id: number; by_link: boolean; fetches: Generated<number>; last_fetched_at: Date };
  press_link: { production_id: number; token: string; created_at: Generated<Date> };
  press_picture: { id: Id; production_id: number; image_id: number | null; position: Generated<number> };
  print_settings: PrintSettingsTable;
  export_receiver: ExportReceiverTable;
  export_receiver_room: { receiver_id: number; room_id: number };
  export_receiver_type: { receiver_id: number; type_id: number };
  export_receiver_tag: { receiver_id: number; tag_id: number };
  export_receiver_series: { receiver_id: number; series_id: number };
  export_receiver_access: ExportReceiverAccessTable;
  form: FormTable;
  form_field: FormFieldTable;
  form_entry: FormEntryTable;
  form_delivery: FormDeliveryTable;
  form_file: FormFileTable;
  form_file_gone: FormFileGoneTable;
  form_mail: FormMailTable;
  form_webhook: FormWebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  text_module: TextModuleTable;
  site_settings: SiteSettingsTable;
  consent_service: ConsentServiceTable;
  consent_version: ConsentVersionTable;
  consent_count: ConsentCountTable;
  page_view: PageViewTable;
  design_settings: DesignSettingsTable;
  embed_hosts: EmbedHostsTable;
  error_pages: ErrorPagesTable;
  upload_settings: UploadSettingsTable;
  record_bin: RecordBinTable;
  record_history: RecordHistoryTable;
  replacement: ReplacementTable;
  article_category: ArticleCategoryTable;
  article_tag: ArticleTagTable;
  article: ArticleTable;
  article_tagging: { article_id: number; tag_id: number };
  article_production: { article_id: number; production_id: number };
  article_event: { article_id: number; event_id: number };
  article_person: { article_id: number; person_id: number };
}

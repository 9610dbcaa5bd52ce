/** What a change was about, beside the records of the back office, which are known by their declarations. */
export const auditKinds = [
  'page',
  'content',
  'media',
  'folder',
  'media_tag',
  'rule',
  'event',
  'production',
  'replacement',
  'preview',
  'user',
  'invitation',
  'menu',
  'not_found',
  'policy_report',
  'job',
  'factor_requirement',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The first words of a path that tell what it is about. A new kind of thing that staff write is added here, as a test says. */
const kinds: readonly (readonly [RegExp, AuditKind])[] = [
  [/^\/pageeditor-api\/redirect/, 'rule'],
  [/^\/pageeditor-api\/(pages|page-bin)\//, 'page'],
  [/^\/pageeditor-api\/replacements\//, 'replacement'],
  [/^\/pageeditor-api\/preview-links\//, 'preview'],
  [/^\/pageeditor-api\//, 'content'],
  [/^\/api\/(cms-users|user|first-run)\/|^user /, 'user'],
  [/^\/api\/cms-invitations\//, 'invitation'],
  [/^\/api\/cms-factor-requirement\//, 'factor_requirement'],
  [/^\/api\/not-found-paths\//, 'not_found'],
  [/^\/api\/policy-reports\//, 'policy_report'],
  [/^\/api\/cms-jobs\//, 'job'],
  [/^\/api\/media-folders\//, 'folder'],
  [/^\/api\/media-tags\//, 'media_tag'],
  [/^\/api\/media/, 'media'],
  [/^\/api\/cms-(event-pages|change-of-plan|calendar|box-office|sale-dates|shift|series-dates|programme-import|programme-import-undo)\//, 'event'],
  [/^\/api\/cms-menus\//, 'menu'],
  [/^\/api\/cms-(production-pages|production-dates|cast|inheritance)\//, 'production'],
];

/** What was done, by the end of the call: the first that fits. */
const verbs = [
  [/^GET .*\/entries-export\/$/, 'entries_exported'],
  [/^GET .*\/entries\/$/, 'entries_read'],
  [/^GET .*\/entries\/\{entry\}\/files\//, 'entry_files_read'],
  [/\/entries-delete\/$/, 'entries_deleted'],
  [/\/entries-status\/$|^PATCH .*\/entries\/\{entry\}\/$/, 'entries_changed'],
  [/^POST .*\/webhook\/$/, 'secret_renewed'],
  [/^PLANNED publish$/, 'published_by_plan'],
  [/^PLANNED unpublish$/, 'unpublished_by_plan'],
  [/\/role\/$|^COMMAND user role$/, 'role_changed'],
  [/\/deactivate\/$|^COMMAND user deactivate$/, 'deactivated'],
  [/\/reactivate\/$|^COMMAND user reactivate$/, 'reactivated'],
  [/\/sessions\/end\/$/, 'sessions_ended'],
  [/^POST \/api\/cms-users\/\{id\}\/factors\/remove\/$|^COMMAND user factors$/, 'factors_removed'],
  [/\/user\/factors\//, 'own_factors_changed'],
  [/cms-factor-requirement\/$/, 'changed'],
  [/\/password\/mail\/$/, 'password_mailed'],
  [/\/password\/link\/$|^COMMAND user link$/, 'password_link_made'],
  [/^COMMAND user add$/, 'created'],
  [/\/user\/delete\/$/, 'deleted'],
  [/\/user\/invitation\/$/, 'invitation_accepted'],
  [/\/first-run\/$/, 'first_admin_made'],
  [/\/resend\/$/, 'sent_again'],
  [/\/revoke\/$/, 'revoked'],
  [/cms-invitations\/\{id\}\/link\/$/, 'invitation_link_made'],
  [/^POST \/api\/cms-invitations\/$/, 'invited'],
  [/\/commands\/$|\{module\}$/, 'edited'],
  [/\/translations\/$/, 'translated'],
  [/\/publish\/$/, 'published'],
  [/\/unpublish\/$/, 'unpublished'],
  [/^POST .*\/planned\/$/, 'planned'],
  [/^DELETE .*\/planned\//, 'plan_cancelled'],
  [/\/versions\/$/, 'named'],
  [/restore\/$/, 'restored'],
  [/\/place\/$/, 'placed'],
  [/\/take-out\/$/, 'taken_out'],
  [/\/replace\/$/, 'replaced'],
  [/undo\/$/, 'undone'],
  [/cms-jobs\/retry\/$/, 'tried_again'],
  [/cms-jobs\/discard\/$/, 'discarded'],
  [/^POST .*\/ignore\/$/, 'ignored'],
  [/^DELETE .*\/ignore\/$|\/notice\/$/, 'noticed'],
  [/\/detach\/$/, 'edited'],
  [/\{id\}\/address\/$/, 'address_renewed'],
  [/bulk-delete\/$/, 'deleted_many'],
  [/bulk\/$/, 'changed_many'],
  [/import\/$/, 'imported'],
  [/^POST .*\/cms-production-dates\//, 'dates_made'],
  [/^POST .*\/cms-change-of-plan\/$/, 'plan_changed'],
  [/^POST .*\/cms-shift\/$/, 'dates_shifted'],
  [/^POST .*\/cms-sale-dates\/$/, 'sale_set'],
  [/^POST .*\/cms-box-office\/take\/$/, 'box_office_taken'],
  [/^POST .*\/cms-cast\/$/, 'cast_changed'],
  [/^POST .*\/cms-series-dates\/$/, 'series_changed'],
  [/^POST .*\/cms-inheritance\//, 'applied_to_dates'],
  [/\/recover\/$/, 'recovered'],
  [/^DELETE /, 'deleted'],
  [/\{id\}\/$|^PATCH /, 'changed'],
  [/^POST /, 'created'],
] as const satisfies readonly (readonly [RegExp, string])[];
export type AuditVerb = (typeof verbs)[number][1];

/** A call in words: what it is about, and what is done to it. `recordAt`: the record whose calls have this part in their path. Null for one that nobody has named. */
export function readAction(action: string, recordAt: (path: string) => string | undefined): { kind: string; verb: AuditVerb } | null {
  const path = action.replace(/^\S+ /, '');
  const [, record = ''] = /^\/api\/cms-([a-z-]+)\//.exec(path) ?? [];
  const kind = action.startsWith('PLANNED ') ? 'content' : (recordAt(record) ?? kinds.find(([pattern]) => pattern.test(path))?.[1]);
  const verb = verbs.find(([pattern]) => pattern.test(action))?.[1];
  return kind && verb ? { kind, verb } : null;
}

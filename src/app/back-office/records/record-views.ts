import { AddressTestPanel } from '#features/address-test/back-office/index.ts';
import { FieldInput, type RecordViews } from '#features/back-office/records/index.ts';
import { planQuestion } from '#features/change-of-plan/index.ts';
import { ConsentCounts } from '#features/consent/back-office/index.ts';
import { ReceiverAddress } from '#features/exports/index.ts';
import { formViews } from '#features/forms/back-office/index.ts';
import { ownedInput } from '#features/import/back-office/index.ts';
import { OpeningWeeks } from '#features/opening-hours/weeks/back-office/index.ts';
import { PressLink } from '#features/press/index.ts';
import { InheritancePart } from '#features/productions/back-office/index.ts';
import { InheritedInput } from '#features/programme/back-office/index.ts';
import { ReleaseScreen, ReleaseState } from '#features/releases/back-office/index.ts';
import { designSettingsViews, errorPagesViews, siteSettingsPreview } from '#features/settings-preview/back-office/index.ts';
import { OperationPart } from '#features/site-state/back-office/index.ts';
import { TestMail } from '#features/test-mail/back-office/index.ts';
import { TypesInput } from '#features/upload-settings/back-office/index.ts';
import { EmbedStates } from '../embeds/embed-states.tsx';
import { t } from '../embeds/strings.ts';

const [owned, ownedInherited] = [ownedInput(FieldInput), ownedInput(InheritedInput)];
/** Fields of an event that an import may own. */
const ownedInputs = {
  ...{ production_id: owned, date_start: owned, date_end: owned, time_known: owned, room_id: owned, type_id: owned },
  ...{ status: owned, status_note: owned, ticket_url: owned, series: owned, tags: owned, genres: owned, image_credit: owned },
  ...{ title: ownedInherited, subtitle: ownedInherited, description: ownedInherited },
};

/** What a kind of record shows in its own way, by its name; all others need nothing here. */
export const recordViews: Readonly<Record<string, RecordViews>> = {
  consent_service: { above: ConsentCounts },
  design_settings: designSettingsViews,
  embed_hosts: { preview: { title: t.table.seen, View: EmbedStates } },
  error_pages: errorPagesViews,
  event: {
    question: planQuestion,
    inputs: { ...ownedInputs, image_id: InheritedInput },
  },
  export_receiver: { parts: { address: ReceiverAddress } },
  form: formViews,
  production: { parts: { inheritance: InheritancePart, press: PressLink } },
  opening_hours: { above: OpeningWeeks },
  opening_hours_exception: { above: OpeningWeeks },
  redirect: { above: AddressTestPanel },
  release: { inputs: { state: ReleaseState }, parts: { screen: ReleaseScreen } },
  site_settings: { preview: siteSettingsPreview, parts: { operation: OperationPart, mail: TestMail } },
  upload_settings: { inputs: { types: TypesInput } },
};

import { useLoaderData } from 'react-router';
import type { Contract } from '#api/endpoint.ts';
import { type ScreenCall, staffLoader } from '#features/back-office/index.ts';
import { loadRecord, type RecordData, RecordPage } from '#features/back-office/records/form/record.page.tsx';
import type { AttachedProps } from '#features/back-office/records/index.ts';
import type { StaffEventContract, StaffEventDetail } from '#features/programme/back-office/contract.ts';
import { EventForm, eventParts, loadEventPage } from '#features/programme/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { resources } from '../../resources.ts';
import { Records } from '../records/records.tsx';

export { BackOfficeFrame as Frame } from '../back-office-frame.tsx';

type EventData = RecordData & { event: StaffEventDetail | null };

/** `/cms-hub/events/12`: the record, and what its page tells beyond it. */
export const loader = staffLoader<StaffEventContract, EventData>(async (call) => {
  const [record, event] = await Promise.all([loadRecord(resources)(call as unknown as ScreenCall<Contract>), loadEventPage(call)]); // whose own calls it does not make
  return record && { ...record, event };
});

function AttachedEvent(props: AttachedProps) {
  const { event } = useLoaderData<EventData>();
  return event && <EventForm key={event.id} event={event} {...props} />;
}

export const Page = () => {
  const { event } = useLoaderData<Partial<EventData>>();
  const language = useLanguage();
  return (
    <Records>
      <RecordPage {...(event && { attached: { Form: AttachedEvent, parts: eventParts(language) } })} />
    </Records>
  );
};

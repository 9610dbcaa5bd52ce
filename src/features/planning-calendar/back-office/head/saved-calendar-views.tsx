import { SavedViewTools } from '#features/back-office/records/index.ts';
import type { SavedView } from '#features/back-office/saved-views/contract.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Role } from '#roles.ts';
import { LinkTabs } from '#ui/tabs/link-tabs.tsx';
import { type CalendarRange, writeRooms } from '../calendar-range.ts';
import { t } from '../strings.ts';

type Props = {
  range: CalendarRange;
  saved: readonly SavedView[];
  role: Role;
  hrefOf: (view: Record<string, string>) => string;
};

/** Rooms and their order that staff keep under a name; the days are never part of it. */
export function SavedCalendarViews({ range, saved, role, hrefOf }: Props) {
  const language = useLanguage();
  const rooms = writeRooms(range.rooms);
  const shown: Record<string, string> = { ...(range.view !== 'rooms' && { view: range.view }), ...(rooms && { rooms }) };
  const isShown = ({ query }: SavedView) => (query.view ?? 'rooms') === range.view && query.rooms === rooms;
  const current = saved.find(isShown);
  if (saved.length === 0 && !rooms) return null;
  return (
    <>
      {saved.length > 0 && (
        <LinkTabs label={t(language, 'saved_views')} tabs={saved.map((view) => ({ to: hrefOf(view.query), text: view.name, isCurrent: view === current }))} />
      )}
      <SavedViewTools key={current?.id ?? 'new'} path="calendar" role={role} query={shown} current={current} isNew={rooms !== undefined} />
    </>
  );
}

import { backOfficeStrings as t } from '#features/back-office/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Notice } from '#ui/notice/notice.tsx';

/** On every screen of a copy for trying things out, so that nobody takes it for the site. */
export function CopyNotice({ at }: { at: string }) {
  const language = useLanguage();
  const instant = new Date(at);
  return (
    <Notice kind="warning">
      <p>{t(language, 'copy_of', { at: `${displayDate(language, dayOf(instant))}, ${displayTime(language, instant)}` })}</p>
    </Notice>
  );
}

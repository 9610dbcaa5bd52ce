import { backOfficeStrings as t } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Notice } from '#ui/notice/notice.tsx';

/** On every screen of a copy for trying things out, so that nobody takes it for the site. */
export function CopyNotice({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <Notice kind="warning">
      <p>{t(language, 'copy_of', { at: displayMoment(language, at) })}</p>
    </Notice>
  );
}

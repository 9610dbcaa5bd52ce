import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Retention } from '../contract.ts';
import { t } from './strings.ts';

export function Consequences({ retention }: { retention: Retention }) {
  const language = useLanguage();
  return (
    <ul>
      {sentences(retention, language).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function sentences({ differing, over, longer, first, last, mails }: Retention, language: Language): string[] {
  const dayAt = (iso: string) => displayDate(language, dayOf(new Date(iso)));
  const remaining = differing - over;
  return [
    ...(differing > 0 ? [t(language, 'differing', { n: differing })] : []),
    ...(over > 0 ? [t(language, 'over', { n: over })] : []),
    ...(first && last
      ? [
          dayAt(first) === dayAt(last)
            ? t(language, 'rest_on', { n: remaining, first: dayAt(first) })
            : t(language, 'rest_between', { n: remaining, first: dayAt(first), last: dayAt(last) }),
        ]
      : []),
    ...(longer > 0 ? [t(language, 'longer', { n: longer })] : []),
    ...(mails > 0 ? [t(language, 'mails', { n: mails })] : []),
  ];
}

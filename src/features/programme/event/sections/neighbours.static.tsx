import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Neighbours as Ways } from '#ui/neighbours/neighbours.tsx';
import type { EventDetail } from '../../contract.ts';
import { t } from './strings.ts';

export function Neighbours({ event: { previous, next } }: { event: EventDetail }) {
  const language = useLanguage();
  const neighbour = (event: EventDetail['next'], label: string) =>
    event && { url: event.link.url, title: event.title, lang: event.lang, label, note: displayDate(language, event.day) };
  return <Ways label={t(language, 'neighbours')} previous={neighbour(previous, t(language, 'previous'))} next={neighbour(next, t(language, 'next'))} />;
}

import { ArrowRight } from 'lucide';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { client } from '#api/client.ts';
import { cardOf, EventCard, groupByDay, isEvent, type ProgrammeContract } from '#features/programme/index.ts';
import type { SettingsContract } from '#features/settings/index.ts';
import { displayDate } from '#i18n/format.ts';
import { languageOfPath } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import styles from './home.page.module.css';
import { t } from './strings.ts';

/** Dates that the home page announces. */
const announced = 6;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const api = client<ProgrammeContract & SettingsContract>(context.get(transportContext));
  const [{ results }, { name, claim }] = await Promise.all([
    api.get('/api/events/', { language, signal: request.signal, query: { page_size: announced } }),
    api.get('/pageeditor-api/settings', { language, signal: request.signal }),
  ]);
  return { events: results.map(cardOf), name, claim };
}

/** The home page: what is on next. Its texts become editable with the page editor. */
export function Page() {
  const { events, name, claim } = useLoaderData<typeof loader>();
  const language = useLanguage();
  return (
    <>
      <PageHead title={claim || name} description={t(language, 'description', { house: claim ? `${name} – ${claim}` : name })} />
      <h1 className={styles.heading}>{claim || name}</h1>
      <section aria-labelledby="next">
        <h2 id="next" className={styles.next}>
          {t(language, 'next')}
        </h2>
        {events.length === 0 && <p>{t(language, 'nothing')}</p>}
        {groupByDay(events, []).map(({ day, items }, index) => (
          <div key={day}>
            <h3 className={styles.day}>{displayDate(language, day)}</h3>
            {items.map((item, position) => isEvent(item) && <EventCard key={item.id} event={item} headingLevel={4} priority={index + position === 0} />)}
          </div>
        ))}
      </section>
      <Link to={href('programme', language)} className={styles.all}>
        {t(language, 'all')}
        <Icon node={ArrowRight} />
      </Link>
    </>
  );
}

import { Plus } from 'lucide';
import { useLoaderData } from 'react-router';
import type { CallOf } from '#api/endpoint.ts';
import { type ListData, ListScreen, loadList } from '#features/hub/dashboard/index.ts';
import { hubHref, type ScreenCall } from '#features/hub/index.ts';
import { NamedLine, NamedList, staffPageSize } from '#features/programme/dashboard/form/index.ts';
import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { ProductionsContract } from '../contract.ts';
import type { StaffProduction, StaffProductionContract } from './contract.ts';
import styles from './dashboard.module.css';
import { t } from './strings.ts';

const filters = ['state', 'season'] as const;
type Filter = (typeof filters)[number];
type Named = { id: number; name: string; lang?: Language | undefined };

export type ProductionsData = ListData<Filter, StaffProduction> & { seasons?: Named[] };

export const loadProductions = ({
  api,
  language,
  url,
  signal,
}: ScreenCall<StaffProductionContract & Pick<ProductionsContract, 'seasons'>>): Promise<ProductionsData> =>
  loadList(url, filters, async (query: CallOf<StaffProductionContract['staffProductions']>['query']) => {
    const [list, seasons] = await Promise.all([
      api.get('/api/cms-productions/', { language, signal, query: query ?? {} }),
      api.get('/api/seasons/', { language, signal }),
    ]);
    return { ...list, seasons: seasons.map(({ id, name, lang }) => ({ id, name, lang })) };
  });

/** All productions, to be found and opened. */
export function ProductionsPage() {
  const language = useLanguage();
  const { query, results = [], seasons = [], count = 0, failure } = useLoaderData<Partial<ProductionsData>>();
  if (!query) return null; // refused: the frame says so
  return (
    <ListScreen
      screen="productions"
      say={(word, parameters) => t(language, word, parameters)}
      total={t(language, 'count', { n: count })}
      {...{ query, results, count, failure }}
      filters={[
        {
          name: 'state',
          label: t(language, 'state'),
          options: (['current', 'past', 'hidden'] as const).map((value) => ({ value, label: t(language, `state_${value}`) })),
          value: query.state,
        },
        {
          name: 'season',
          label: t(language, 'season'),
          options: seasons.map(({ id, name, lang }) => ({ value: String(id), label: name, lang })),
          value: query.season,
        },
      ]}
      narrowing={filters}
      tools={
        !failure && (
          <Link to={hubHref('productions', language, {}, 'new')} className={button('primary', 'small')}>
            <Icon node={Plus} />
            {t(language, 'new_production')}
          </Link>
        )
      }
      perPage={staffPageSize}
      keyOf={({ id }) => String(id)}
      columns={[
        { key: 'production', title: t(language, 'production'), cell: (production) => <Line production={production} language={language} /> },
        { key: 'type', title: t(language, 'type'), cell: ({ exhibition_type: type }) => <span lang={type.lang}>{type.name}</span> },
        {
          key: 'season',
          title: t(language, 'season'),
          cell: ({ season }) =>
            season && (
              <span lang={season.lang} className={styles.day}>
                {season.name}
              </span>
            ),
        },
        { key: 'dates', title: t(language, 'dates'), cell: (production) => <Span production={production} language={language} /> },
      ]}
      frame={(table) => <NamedList>{table}</NamedList>}
    />
  );
}

/** Two dates, each in one line. */
function Span({ production, language }: { production: StaffProduction; language: Language }) {
  const { first_day: first, last_day: last } = production;
  if (!last || first === last) return <span className={styles.day}>{spanOf(production, language)}</span>;
  return (
    <>
      <span className={styles.day}>{displayDate(language, first)}</span>{' '}
      <span className={styles.day}>{t(language, 'to', { last: displayDate(language, last) })}</span>
    </>
  );
}

function Line({ production, language }: { production: StaffProduction; language: Language }) {
  const { id, title, subtitle, image_thumbnails: picture } = production;
  const langOf = translatedIn(production, language);
  const named = { title, titleLang: langOf('title'), subtitle, subtitleLang: langOf('subtitle') };
  return (
    <NamedLine to={hubHref('productions', language, {}, id)} picture={picture?.small} {...named}>
      <Span production={production} language={language} />
    </NamedLine>
  );
}

/** 'Fr 20/11/2026 bis So 3/1/2027', or that visitors see nothing of it. */
export function spanOf({ first_day: first, last_day: last }: StaffProduction, language: Language): string {
  if (!last) return t(language, 'state_hidden');
  if (first === last) return displayDate(language, first);
  return `${displayDate(language, first)} ${t(language, 'to', { last: displayDate(language, last) })}`;
}

import { useLoaderData, useNavigate } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import { saveFile } from '#features/back-office/records/index.ts';
import { displayDate, longMonth } from '#i18n/format.ts';
import { slugOf } from '#i18n/slug.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Link } from '#ui/link.tsx';
import { NothingHere, StaffScreen } from '#ui/staff/staff-screen.tsx';
import { countNames, statisticsAsCsv } from './as-csv.ts';
import type { SeasonCounts, SeasonStatistics, SeasonStatisticsContract } from './contract.ts';
import styles from './statistics.module.css';
import { t } from './strings.ts';

/** Null where there is no season yet. */
export type SeasonStatisticsData = { statistics: SeasonStatistics | null };

/** Else that of today. */
export async function loadStatistics({ api, language, signal, url }: ScreenCall<SeasonStatisticsContract>): Promise<SeasonStatisticsData | null> {
  const season = url.searchParams.get('season') ?? '';
  const isNamed = /^[1-9]\d{0,8}$/.test(season);
  try {
    return { statistics: await api.get('/api/cms-season-statistics/', { language, signal, query: isNamed ? { season: Number(season) } : {} }) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return isNamed ? null : { statistics: null };
    throw error;
  }
}

export function SeasonStatisticsPage() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { statistics } = useLoaderData<Partial<SeasonStatisticsData>>();
  if (statistics === undefined) return null; // refused: the frame says so
  const back = <Link to={recordHref('seasons', language)}>{t(language, 'back')}</Link>;
  if (statistics === null)
    return (
      <StaffScreen title={t(language, 'title')} description={t(language, 'about')} back={back}>
        <NothingHere words={t(language, 'none')} />
        <p>
          <Link to={recordHref('seasons', language, {}, 'new')}>{t(language, 'add')}</Link>
        </p>
      </StaffScreen>
    );
  const { season, seasons, total, kinds, rooms, months } = statistics;
  const save = () => saveFile(`${t(language, 'file')}-${slugOf(season.label)}.csv`, 'text/csv; charset=utf-8', statisticsAsCsv(statistics, language));
  return (
    <StaffScreen
      title={t(language, 'title')}
      description={t(language, 'about')}
      back={back}
      lead={<p>{t(language, 'description', { from: displayDate(language, season.from), to: displayDate(language, season.to) })}</p>}
    >
      <div className={styles.tools}>
        <SelectField
          name="season"
          label={t(language, 'season')}
          required
          value={String(season.id)}
          defaultValue={String(season.id)}
          options={seasons.map(({ id, label }) => ({ value: String(id), label }))}
          onChange={({ target }) => void navigate(recordHref('seasons', language, { season: target.value }, 'statistics'))}
        />
        <Button onClick={save}>{t(language, 'save')}</Button>
      </div>
      <Counts name="kinds" lines={kinds} total={total} />
      <Counts name="rooms" lines={rooms} total={total} />
      <Counts name="months" lines={months.map(({ month, ...counts }) => ({ ...counts, label: longMonth(language, `${month}-01`) }))} total={total} />
    </StaffScreen>
  );
}

type Line = SeasonCounts & { label: string; lang?: 'de' | 'en' | undefined };

function Counts({ name, lines, total }: { name: 'kinds' | 'rooms' | 'months'; lines: readonly Line[]; total: SeasonCounts }) {
  const language = useLanguage();
  const most = Math.max(1, ...lines.map(({ scheduled }) => scheduled));
  return (
    <div className={styles.part}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t(language, name)}>
        <table className={styles.table}>
          <caption>{t(language, name)}</caption>
          <thead>
            <tr>
              <th scope="col">{t(language, 'name')}</th>
              {countNames.map((count) => (
                <th key={count} scope="col">
                  {t(language, count)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.label}>
                <th scope="row" lang={line.lang}>
                  {line.label}
                  <span className={styles.bar} style={{ inlineSize: `${(line.scheduled / most) * 100}%` }} />
                </th>
                {countNames.map((count) => (
                  <td key={count}>{line[count]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t(language, 'total')}</th>
              {countNames.map((count) => (
                <td key={count}>{total[count]}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

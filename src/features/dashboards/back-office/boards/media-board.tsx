import { backOfficeHref } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import type { MediaDashboard } from '../../media/schema.ts';
import { ShareBar } from '../charts/share-bar.tsx';
import styles from '../dashboard.module.css';
import { Section } from '../section.tsx';
import { Stats } from '../stats.tsx';
import { t } from '../strings.ts';

export function MediaBoard(media: MediaDashboard) {
  const language = useLanguage();
  const list = (query: Record<string, string> = {}) => backOfficeHref('media', language, query);
  const work = [
    { key: 'without_alt', value: media.without_alt, address: list({ alternative: 'missing' }) },
    { key: 'without_rights', value: media.without_rights, address: list({ rights: 'unknown' }) },
    { key: 'rights_ended', value: media.rights_ended, address: list({ rights: 'expired' }) },
    { key: 'rights_end_30', value: media.rights_end_30, address: list({ rights: 'expiring' }) },
    { key: 'rights_end_90', value: media.rights_end_90, address: list({ rights: 'ending' }) },
    { key: 'unused', value: media.unused, address: list({ use: 'unused' }) },
  ] as const;
  const columns: Column<MediaDashboard['latest'][number]>[] = [
    { key: 'name', title: t(language, 'name'), cell: ({ name }) => <a href={list({ q: name })}>{name}</a> },
    { key: 'size', title: t(language, 'size'), isNumber: true, cell: ({ size }) => bytes(size, language) },
    { key: 'at', title: t(language, 'since'), cell: ({ at }) => displayMoment(language, at) },
  ];
  return (
    <>
      <Section title={t(language, 'stock', { n: media.files, size: bytes(media.bytes, language) })}>
        {media.files === 0 ? (
          <p>
            <a href={list()}>{t(language, 'no_media')}</a>
          </p>
        ) : (
          <ShareBar
            label={t(language, 'by_kind')}
            shares={media.kinds.map(({ kind, files, bytes: size }) => ({
              key: kind,
              name: Object.hasOwn(t.table, `kind_${kind}`) ? t(language, `kind_${kind}` as keyof typeof t.table) : kind,
              value: size,
              text: t(language, 'files_of', { n: files, size: bytes(size, language) }),
              address: list({ kind }),
            }))}
          />
        )}
      </Section>
      <Section title={t(language, 'to_do')}>
        <Stats stats={work.map((one) => ({ ...one, text: t(language, one.key, { n: one.value }), isBad: one.key === 'rights_ended' && one.value > 0 }))} />
      </Section>
      <div className={styles.pair}>
        <Section title={t(language, 'latest_files')}>
          <Table caption={t(language, 'latest_files')} rows={media.latest} keyOf={({ id }) => id} columns={columns} empty={t(language, 'no_media')} isCards />
        </Section>
        <Section title={t(language, 'largest_files')}>
          <Table caption={t(language, 'largest_files')} rows={media.largest} keyOf={({ id }) => id} columns={columns} empty={t(language, 'no_media')} isCards />
        </Section>
      </div>
    </>
  );
}

/** 12300000 → '12,3 MB'. */
function bytes(size: number, language: Language): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, size)) / 3)));
  const digits = power === 0 ? 0 : 1;
  return `${(size / 1000 ** power).toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: digits })} ${units[power]}`;
}

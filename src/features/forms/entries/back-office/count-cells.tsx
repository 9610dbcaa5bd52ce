import { recordHref } from '#features/back-office/index.ts';
import type { CellProps } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { t } from './strings.ts';

/** Leads to them. */
export const EntriesCell = (props: CellProps) => <Count {...props} words="open_entries" query={{}} />;
export const NewEntriesCell = (props: CellProps) => <Count {...props} words="open_new_entries" query={{ status: 'new' }} />;

function Count({ value, line, words, query }: CellProps & { words: 'open_entries' | 'open_new_entries'; query: Record<string, string> }) {
  const language = useLanguage();
  if (typeof value !== 'number' || value === 0) return 0;
  return (
    <Link to={recordHref('forms', language, query, line.id, 'entries')} aria-label={t(language, words, { n: value })}>
      {value}
    </Link>
  );
}

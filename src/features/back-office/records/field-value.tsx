import { Check, Minus } from 'lucide';
import type { Field } from '#content/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { recordHref } from '../back-office-href.ts';
import { displayValue } from './data/display-value.ts';
import type { Lookups } from './data/record-types.ts';
import styles from './records.module.css';
import { useRecords } from './records-context.ts';

type Props = { field: Field; value: unknown; lookups: Lookups /** Of the record, for what is counted. */; id?: number };

/** The value of a field to be read, by its kind; a quiet dash where there is none. */
export function FieldValue({ field, value, lookups, id }: Props) {
  const language = useLanguage();
  const { registry } = useRecords();
  const { kind, limits } = field.form;
  const { text, lang } = displayValue(field, value, language, lookups);
  if (kind === 'switch')
    return (
      <span className={styles.state} data-on={value === true || undefined}>
        <Icon node={value === true ? Check : Minus} />
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    );
  const picture = kind === 'picture' && value !== null ? lookups.pictures[String(value)] : undefined;
  if (picture) return <img src={picture.url} alt={picture.name} className={styles.small} loading="lazy" decoding="async" />;
  if (kind === 'counted') {
    const list = registry.get(String(limits.of));
    const n = Number(value ?? 0);
    return n > 0 && list && id !== undefined ? (
      <Link to={recordHref(list.path, language, { [String(limits.by)]: id })} className={styles.counted}>
        {text}
      </Link>
    ) : (
      n
    );
  }
  if (text === '') return <span className={styles.none}>–</span>;
  if (kind === 'colour')
    return (
      <span className={styles.colour}>
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <rect width="10" height="10" fill={text} />
        </svg>
        {text}
      </span>
    );
  if (kind === 'link' && /^https?:/.test(text)) return <a href={text}>{text.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</a>;
  return (
    <span className={styles.text} lang={lang}>
      {text}
    </span>
  );
}

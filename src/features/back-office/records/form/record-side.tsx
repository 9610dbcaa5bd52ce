import { ChevronLeft, ChevronRight, Copy, History, Trash2 } from 'lucide';
import { useNavigate } from 'react-router';
import { mayCall } from '#api/user.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { recordHref } from '../../back-office-href.ts';
import type { Staff } from '../../staff-loader.ts';
import { lacksWithin } from '../controls/language-pair.tsx';
import type { StoredRecord } from '../data/record-types.ts';
import { wordsOf } from '../data/words-of.ts';
import { useRecordCalls, useRecords } from '../records-context.ts';
import type { AttachedPart } from './attached-form.ts';
import styles from './form.module.css';
import { partId } from './form-parts.tsx';
import { t } from './strings.ts';
import type { Neighbours } from './use-neighbours.ts';
import type { RecordForm } from './use-record-form.ts';

type Props = {
  resource: Resource;
  record: StoredRecord | null;
  form: RecordForm;
  list: string;
  neighbours: Neighbours;
  staff: Staff;
  onLeave: () => void;
  further: readonly AttachedPart[];
};

/** Beside the form: the ways to its parts and to its neighbours, what is missing in a language, where the record is used, and what can be done with it. */
export function RecordSide({ resource, record, form, list, neighbours, staff, onLeave, further }: Props) {
  const language = useLanguage();
  return (
    <aside className={styles.side} aria-label={t(language, 'about')}>
      {record && <NeighbourLinks resource={resource} neighbours={neighbours} />}
      {record && <RelatedScreens resource={resource} record={record} list={list} staff={staff} onLeave={onLeave} />}
      {resource.form.length + further.length > 2 && (
        <nav aria-label={t(language, 'parts')} className={styles.parts}>
          <h2>{t(language, 'parts')}</h2>
          <ul>
            {resource.form.map(({ title }, index) => (
              <li key={title.de}>
                <a href={`#${partId(index)}`}>{title[language]}</a>
              </li>
            ))}
            {further.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Lacking resource={resource} form={form} />
      {record && <Uses resource={resource} record={record} />}
    </aside>
  );
}

function NeighbourLinks({ resource, neighbours: { previous, next, position, count } }: { resource: Resource; neighbours: Neighbours }) {
  const language = useLanguage();
  if (position === null) return null;
  return (
    <nav aria-label={t(language, 'neighbours')} className={styles.neighbours}>
      {previous ? (
        <Link
          to={recordHref(resource.path, language, { list: previous.list }, previous.id)}
          aria-label={t(language, 'previous', { name: previous.label })}
          title={previous.label}
        >
          <Icon node={ChevronLeft} />
        </Link>
      ) : (
        <span />
      )}
      <span>{t(language, 'place', { n: position, of: count })}</span>
      {next && (
        <Link to={recordHref(resource.path, language, { list: next.list }, next.id)} aria-label={t(language, 'next', { name: next.label })} title={next.label}>
          <Icon node={ChevronRight} />
        </Link>
      )}
    </nav>
  );
}

function RelatedScreens({ resource, record, list, staff, onLeave }: Pick<Props, 'resource' | 'list' | 'staff' | 'onLeave'> & { record: StoredRecord }) {
  const language = useLanguage();
  const may = (access: Resource['access']['write']) => mayCall(access, { id: 0, role: staff.role });
  return (
    <ul className={styles.ways}>
      <li>
        <Link to={recordHref(resource.path, language, { list }, ...(resource.single ? [] : [record.id]), 'history')}>
          <Icon node={History} />
          {t(language, 'history')}
        </Link>
      </li>
      {!resource.single && may(resource.access.write) && (
        <li>
          <Link to={recordHref(resource.path, language, { copy: record.id, list }, 'new')}>
            <Icon node={Copy} />
            {t(language, 'duplicate')}
          </Link>
        </li>
      )}
      {!resource.single && may(resource.access.remove) && record.meta.uses_count === 0 && (
        <li>
          <DeleteButton resource={resource} record={record} list={list} onLeave={onLeave} />
        </li>
      )}
    </ul>
  );
}

function DeleteButton({ resource, record, list, onLeave }: Pick<Props, 'resource' | 'list' | 'onLeave'> & { record: StoredRecord }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const calls = useRecordCalls(resource.path);
  const { lostWith } = useRecords().views[resource.name] ?? {};
  const { id, revision, meta } = record;
  const recover = async () => {
    try {
      const deleted = (await calls.bin()).find(({ record_id }) => record_id === id);
      if (!deleted) return;
      await calls.recover(deleted.id);
      await navigate(recordHref(resource.path, language, { list }, id));
    } catch (error) {
      showToast(wordsOf(error));
    }
  };
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t(language, 'delete_title', { name: meta.label }),
      text: [lostWith?.(record, language), t(language, 'delete_text')].filter(Boolean).join(' '),
      confirm: t(language, 'delete'),
      cancel: t(language, 'keep'),
    });
    if (!isSure) return;
    try {
      await calls.remove(id, revision);
      showToast(t(language, 'deleted', { name: meta.label }), { text: t(language, 'undo'), run: () => void recover() });
      onLeave();
      await navigate(recordHref(resource.path, language, Object.fromEntries(new URLSearchParams(list))));
    } catch (error) {
      showToast(wordsOf(error));
    }
  };
  return (
    <button type="button" onClick={() => void remove()}>
      <Icon node={Trash2} />
      {t(language, 'delete')}
    </button>
  );
}

const isEmptyText = (value: unknown): boolean => Object.keys(value ?? {}).length === 0;

/** Texts that are there in one language alone, each with the way to its field. */
function Lacking({ resource, form }: Pick<Props, 'resource' | 'form'>) {
  const language = useLanguage();
  const fields = Object.entries(resource.fields);
  const texts = fields.filter(([, { perLanguage }]) => perLanguage);
  if (texts.length === 0) return null;
  const missing = (['en', 'de'] as const).map((of) => ({ of, names: fields.filter(([name, field]) => lacksWithin(field, form.values[name], of)) }));
  if (texts.every(([name]) => isEmptyText(form.values[name]))) return null;
  const isComplete = missing.every(({ names }) => names.length === 0);
  return (
    <section>
      <h2>{t(language, 'languages')}</h2>
      {isComplete && <p>{t(language, 'complete')}</p>}
      {missing.map(
        ({ of, names }) =>
          names.length > 0 && (
            <div key={of}>
              <p>{t(language, of === 'en' ? 'lacking' : 'lacking_de')}</p>
              <ul>
                {names.map(([name, field]) => (
                  <li key={name}>
                    <a href={`#field-${name}`}>{field.form.label[language]}</a>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}

function Uses({ resource, record: { meta } }: { resource: Resource; record: StoredRecord }) {
  const language = useLanguage();
  if (resource.single) return null;
  const more = meta.uses_count - meta.uses.length;
  return (
    <section>
      <h2>{t(language, 'used')}</h2>
      {meta.uses_count === 0 && <p>{t(language, 'unused')}</p>}
      <ul className={styles.uses}>
        {meta.uses.map(({ resource: kind, id, label, path }) => (
          <li key={`${kind} ${id} ${label}`}>{path ? <Link to={withLanguage(path, language)}>{label}</Link> : label}</li>
        ))}
      </ul>
      {more > 0 && <p>{t(language, meta.uses.length > 0 ? 'used_more' : 'used_places', { n: more })}</p>}
      {meta.uses_count > 0 && <p>{t(language, 'used_first')}</p>}
    </section>
  );
}

const withLanguage = (path: string, language: 'de' | 'en'): string => (language === 'de' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);

import { displaySize } from '#features/media/index.ts';
import { mailtoHref } from '#i18n/email/email-address.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Entry } from '../contract.ts';
import styles from './entries.module.css';
import { t } from './strings.ts';

type Answer = Entry['answers'][number];

export function EntryAnswers({ entry: { answers, files } }: { entry: Entry }) {
  const language = useLanguage();
  const known = new Set(answers.map(({ field }) => field));
  const others = files.filter(({ field }) => field === null || !known.has(field));
  return (
    <section className={styles.part} aria-labelledby="answers">
      <h2 id="answers">{t(language, 'answers')}</h2>
      {answers.length === 0 && <p>{t(language, 'none_answered')}</p>}
      <dl className={styles.lines}>
        {answers.map((answer) => (
          <div key={answer.field}>
            <dt lang={answer.lang}>{answer.label}</dt>
            <dd>{answer.kind === 'file' ? <Files files={files.filter(({ field }) => field === answer.field)} /> : <Text answer={answer} />}</dd>
          </div>
        ))}
        {others.length > 0 && (
          <div>
            <dt>{t(language, 'files')}</dt>
            <dd>
              <Files files={others} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Text({ answer: { kind, text, lang } }: { answer: Answer }) {
  if (kind === 'email') return <a href={mailtoHref(text)}>{text}</a>;
  if (kind === 'text' && /^(\+|0)[\d ()/.-]{5,30}$/.test(text)) return <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</a>;
  if (kind === 'url' && /^https?:\/\//i.test(text))
    return (
      <a href={text} target="_blank" rel="noreferrer noopener">
        {text}
      </a>
    );
  return <span lang={lang}>{text}</span>;
}

function Files({ files }: { files: Entry['files'] }) {
  const language = useLanguage();
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, size, url }) => (
        <li key={id}>
          <span>{name}</span>
          <span className={styles.quiet}>{displaySize(language, size)}</span>
          <a href={url} download={name} aria-label={t(language, 'download_of', { name })}>
            {t(language, 'download')}
          </a>
        </li>
      ))}
    </ul>
  );
}

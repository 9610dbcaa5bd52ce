import { type ReactNode, useId } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Confirmations } from '#ui/confirm/confirmations.tsx';
import type { Say } from '#ui/example.ts';
import gallery from '#ui/gallery/gallery.module.css';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Toasts } from '#ui/toast/toasts.tsx';
import { examples } from './examples.ts';
import { Colours, Type } from './foundations.tsx';
import { t } from './strings.ts';
import styles from './styleguide.module.css';

export { loader } from './styleguide.loader.ts';

/** `/styleguide`, for staff: every component of src/ui in every state, light and dark side by side. */
export function Page() {
  const language = useLanguage();
  const say: Say = (de, en) => ({ de, en })[language];
  return (
    <div className={`${gallery.page} ${styles.page}`}>
      <PageHead title={t(language, 'title')} description={t(language, 'description')} noIndex />
      <header className={gallery.head}>
        <h1>{t(language, 'title')}</h1>
        <p>{t(language, 'lead')}</p>
        <nav aria-label={t(language, 'contents')}>
          <ul className={`${gallery.contents} ${styles.contents}`}>
            {examples.map(({ name }) => (
              <li key={name}>
                <a href={`#${idOf(name)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Part name={t(language, 'colours')} use={t(language, 'colours_use')}>
        <State>{() => <Colours />}</State>
      </Part>
      <Part name={t(language, 'type')} use={t(language, 'type_use')}>
        <State>{() => <Type />}</State>
      </Part>
      {examples.map(({ name, use, states }) => (
        <Part key={name} name={name} use={use[language]}>
          {states.map((state) => (
            <State key={state.name.en} name={state.name[language]}>
              {(scope, theme) => state.show({ say, scope, theme })}
            </State>
          ))}
        </Part>
      ))}
      <Toasts />
      <Confirmations />
    </div>
  );
}

const idOf = (name: string) => name.toLowerCase();

const Part = ({ name, use, children }: { name: string; use: string; children: ReactNode }) => (
  <section id={idOf(name)} aria-labelledby={`${idOf(name)}-title`} className={styles.part}>
    <header>
      <h2 id={`${idOf(name)}-title`}>{name}</h2>
      <p>{use}</p>
    </header>
    <div className={styles.states}>{children}</div>
  </section>
);

/** A state in both themes; its scope sets names and ids of the two apart. */
function State({ name, children }: { name?: string; children: (scope: string, theme: string) => ReactNode }) {
  const language = useLanguage();
  const id = useId();
  return (
    <div className={styles.state}>
      {name && <h3>{name}</h3>}
      {(['light', 'dark'] as const).map((theme) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of one form
        <div key={theme} role="group" aria-label={`${name ?? ''} ${t(language, theme)}`.trim()} data-theme={theme} className={styles.stage}>
          {children(`${theme}${id}`, t(language, theme))}
        </div>
      ))}
    </div>
  );
}

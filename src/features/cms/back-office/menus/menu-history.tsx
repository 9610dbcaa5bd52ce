import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { MenuChange, MenuHistoryEntry } from '../../menus/contract.ts';
import styles from './menus.module.css';
import { t } from './strings.ts';

export function MenuHistory({ entries }: { entries: readonly MenuHistoryEntry[] }) {
  const language = useLanguage();
  const changed = entries.filter(({ changes }) => changes.length > 0);
  return (
    <Disclosure summary={t(language, 'history')}>
      {changed.length === 0 && <p className={styles.empty}>{t(language, 'no_history')}</p>}
      <ol className={styles.history}>
        {changed.map(({ id, at, user_name, changes }) => {
          const instant = new Date(at);
          const when = t(language, 'when', { date: displayDate(language, dayOf(instant)), time: displayTime(language, instant) });
          return (
            <li key={id}>
              <span>{changes.map((change) => changeInWords(change, language)).join('; ')}</span>
              <small>
                {when} · {user_name || t(language, 'somebody')}
              </small>
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
}

function changeInWords({ what, menu, title }: MenuChange, language: Language): string {
  const name = { name: choose(title, language).text };
  if (what === 'added' || what === 'moved' || what === 'removed') return t(language, `did_${what}_${menu ?? 'header'}`, name);
  return t(language, `did_${what}`, name);
}

import { EyeOff, Languages, TriangleAlert } from 'lucide';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import type { MenuEntry, MenuProblem } from '../../menus/contract.ts';
import type { MenuName } from '../../menus/placement.ts';
import { hiddenReason } from '../../menus/visibility.ts';
import styles from './menus.module.css';
import { t } from './strings.ts';

const ofLanguageAlone: readonly MenuProblem['kind'][] = ['no_name', 'no_address', 'unpublished'];

export function EntryNotes({ entry, pages, menu }: { entry: MenuEntry; pages: readonly MenuEntry[]; menu: MenuName }) {
  const language = useLanguage();
  const hidden = hiddenReason(pages, entry, menu);
  if (!hidden && entry.problems.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {hidden && (
        <li>
          <Icon node={EyeOff} />
          <span>{t(language, 'hidden', { why: t(language, hidden) })}</span>
        </li>
      )}
      {entry.problems.map((problem) => (
        <li key={problem.kind + problem.language} data-broken={!ofLanguageAlone.includes(problem.kind) || undefined}>
          <Icon node={ofLanguageAlone.includes(problem.kind) ? Languages : TriangleAlert} />
          <span>{problemInWords(problem, language)}</span>
        </li>
      ))}
    </ul>
  );
}

function problemInWords({ kind, language: of }: MenuProblem, language: Language): string {
  const words = t(language, kind === 'moved' ? 'moved_target' : kind);
  if (of === null || ofLanguageAlone.includes(kind)) return words;
  return t(language, 'in_language', { words, language: t(language, `of_${of}`) });
}

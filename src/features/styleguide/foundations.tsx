import { useLanguage } from '#i18n/use-language.ts';
import { t } from './strings.ts';
import styles from './styleguide.module.css';

/** What components use of the colours (src/ui/styles/tokens.css). */
const colours = ['background', 'surface', 'text', 'text-quiet', 'line', 'line-strong', 'control', 'accent', 'on-accent'];

export const Colours = () => (
  <ul className={styles.colours}>
    {colours.map((name) => (
      <li key={name}>
        <span style={{ background: `var(--color-${name})` }} />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);

const sizes = ['numeral', 'heading-1', 'heading-2', 'heading-3', 'lead', 'base', 'small'];

export function Type() {
  const language = useLanguage();
  return (
    <ul className={styles.type}>
      {sizes.map((name) => (
        <li key={name}>
          <code>{name}</code>
          <span style={{ fontSize: `var(--text-${name})` }}>{name === 'numeral' ? '24' : t(language, 'sample')}</span>
        </li>
      ))}
    </ul>
  );
}

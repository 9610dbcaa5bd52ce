import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { panel } from '../filter/strings.ts';
import styles from './panel-failure.module.css';

export function PanelFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const language = useLanguage();
  return (
    <div role="alert" className={styles.failure}>
      <p>{text}</p>
      <Button
        look="link"
        size="small"
        onClick={(click) => {
          // This button goes with the failure: who pressed it goes on at what has opened the panel.
          click.currentTarget.closest('details, dialog')?.querySelector<HTMLElement>('summary, [aria-pressed=true]')?.focus();
          onRetry();
        }}
      >
        {panel(language, 'retry')}
      </Button>
    </div>
  );
}

import type { Editor } from '@tiptap/core';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { LinkCard, LinkSearch, useDescription } from '#features/links/picker/index.ts';
import { isLanguage, type Language } from '#i18n/language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './format-bar.module.css';
import { t } from './strings.ts';

type Props = { text: Editor; language: Language; places: ComponentProps<typeof LinkSearch>['places']; onClose: () => void };

/** A new link is searched for, one that is there shows what it leads to. */
export function LinkPanel({ text, language, places, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [{ address, target: stored }] = useState(() => linkAt(text));
  const [isChanging, change] = useState(address === '');
  const [target, setTarget] = useState(stored);
  const [problem, setProblem] = useState('');
  const description = useDescription(address, language);
  // The text may be of another language than the reader: the English one beside the German.
  const lang = text.isDestroyed ? undefined : text.view.dom.closest<HTMLElement>('[lang]')?.lang;
  const of = isLanguage(lang) ? lang : language;
  useEffect(() => {
    if (!isChanging) panel.current?.querySelector('button')?.focus();
  }, [isChanging]);
  // What is found makes it longer: it stays above the toolbar.
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // At once: what has the focus must not go before the text has it, or typing would end.
  const leave = () => {
    text.view.focus();
    onClose();
  };
  const set = (href: string, words: string) => {
    const chain = text.chain();
    // With nothing chosen, and not in a link, the name of what it leads to is what one reads.
    if (text.state.selection.empty && !address) chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href, target } }] }).run();
    else chain.setLink(href, target).run();
    leave();
  };
  const remove = () => {
    text.commands.unsetLink();
    leave();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div
      ref={panel}
      role="group"
      aria-label={t(language, 'link')}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
    >
      {isChanging ? (
        <LinkSearch
          attributes={{ 'aria-label': t(language, 'link_address'), 'aria-invalid': problem !== '' || undefined }}
          initial={address}
          language={language}
          places={places}
          autoFocus
          onPick={(picked, when) => {
            if (when !== 'chosen') return;
            if (typeof picked !== 'string') set(picked.urls[of] ?? picked.urls.de, picked.title);
            else if (picked) set(picked, picked);
            else remove();
          }}
          onProblem={setProblem}
          onCancel={leave}
        />
      ) : (
        <LinkCard address={address} language={language} of={of} places={places} description={description} onChange={(next) => set(next, next)}>
          <Button size="compact" onClick={() => change(true)}>
            {t(language, 'change_link')}
          </Button>
          <Button size="compact" look="quiet" onClick={remove}>
            {t(language, 'remove_link')}
          </Button>
        </LinkCard>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.foot}>
        <label>
          <input
            type="checkbox"
            checked={target === '_blank'}
            onChange={(event) => {
              const next = event.target.checked ? '_blank' : null;
              setTarget(next);
              if (!isChanging) text.chain().setLink(address, next).run();
            }}
          />
          {t(language, 'new_window')}
        </label>
        <Button size="compact" look="quiet" onClick={leave}>
          {t(language, isChanging ? 'cancel' : 'close')}
        </Button>
      </div>
    </div>
  );
}

function linkAt(text: Editor): { address: string; target: '_blank' | null } {
  const { href, target } = text.getAttributes('link');
  return { address: typeof href === 'string' ? href : '', target: target === '_blank' ? '_blank' : null };
}

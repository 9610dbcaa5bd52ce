import { createPortal } from 'react-dom';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { insertBeginning, insertBlock, positionForNew } from '../actions/insert.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { blockIcon } from './block-icons.ts';
import styles from './empty-page.module.css';
import { t } from './strings.ts';

const offered = 4;

/** For a page three beginnings as well. */
export function EmptyPage({ host }: { host: HTMLElement | null }) {
  const editor = useEditor();
  const { language, registry, isPage } = editor;
  const isEmpty = useEditorState((state) => state.session.document.columns.every((list) => list.length === 0));
  if (!isEmpty || !host) return null;
  return createPortal(
    <div data-editor="" className={styles.empty}>
      <p className={styles.title}>{t(language, 'empty_page')}</p>
      <p>{t(language, isPage ? 'empty_help' : 'empty_object_help')}</p>
      {isPage && (
        <>
          <ul className={styles.beginnings}>
            {editor.site.beginnings.map((beginning) => (
              <li key={beginning.label.de}>
                <button type="button" onClick={() => insertBeginning(editor, beginning)}>
                  <strong>{beginning.label[language]}</strong>
                  <span>{beginning.types.map((type) => registry.get(type)?.label[language]).join(', ')}</span>
                </button>
              </li>
            ))}
          </ul>
          <p>{t(language, 'single_block')}</p>
        </>
      )}
      <p className={styles.ways}>
        {editor.site.toolbar.slice(0, offered).map((type) => {
          const definition = registry.get(type);
          return (
            definition && (
              <Button key={type} size="small" onClick={() => insertBlock(editor, type)}>
                <Icon node={blockIcon(definition.icon)} />
                {definition.label[language]}
              </Button>
            )
          );
        })}
        <Button size="small" look="quiet" onClick={() => editor.show({ kind: 'palette', place: positionForNew(editor) })}>
          {t(language, 'more')}
        </Button>
      </p>
    </div>,
    host,
  );
}

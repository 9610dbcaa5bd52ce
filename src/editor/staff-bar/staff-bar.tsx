import { Pencil } from 'lucide';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigation } from 'react-router';
import type { EditTarget } from '#features/cms/editing/index.ts';
import { footerTarget } from '#features/cms/editing/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { unlocalisedRoutes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePage } from '#ui/page-traits.ts';
import { EditFooterButton, refreshFooter } from './edit-footer-button.tsx';
import { type Edited, useEditParameter } from './edit-parameter.ts';
import { PreviewBar } from './preview-bar.tsx';
import { SkipToBar, staffBarId } from './skip-to-bar.tsx';
import styles from './staff-bar.module.css';
import { t } from './strings.ts';
import { dockId, editButtonId, useFocusAfterEditing } from './use-focus-after-editing.ts';

type EditModeProps = { hasToolbar: boolean; section: string | undefined; target: EditTarget; onReady: () => void; onLeave: (problem?: string) => void };

type Props = {
  loadEditMode: () => Promise<{ EditMode: ComponentType<EditModeProps>; askAhead: (edited: Edited) => void }>;
  /** `path`: the record's part of the back office's addresses; `id`: null of a list. */
  recordsBehind: (pathname: string) => readonly { path: string; id: number | null; name: string }[];
};

export function StaffBar({ loadEditMode, recordsBehind }: Props) {
  const language = useLanguage();
  const { pathname, key, search } = useLocation();
  const { isEditing, hasToolbar, section, target, edit } = useEditParameter();
  const isPersonal = usePage()?.traits.personal ?? false;
  const isNavigating = useNavigation().state !== 'idle';
  const [EditMode, setEditMode] = useState<ComponentType<EditModeProps> | null>(null);
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState('');
  const [hasBlocks, setHasBlocks] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is looked at anew
  useEffect(() => setHasBlocks((document.getElementById('content')?.closest('[data-static]') ?? null) !== null), [key]);
  const isOfFooter = target === footerTarget;
  const isOpen = isEditing && (isOfFooter ? hasBlocks !== null : hasBlocks === true);
  const remember = useFocusAfterEditing(isReady, target);
  // From the pointer's coming to the press most of what the editor waits for is there.
  const comeTo = (where: EditTarget) => {
    loadEditMode()
      .then(({ askAhead }) => askAhead({ pathname, language, target: where, section: undefined }))
      .catch(() => {}); // the button tries again
  };
  const begin = (where: EditTarget) => {
    remember(where);
    edit(where);
  };
  const leave = (words = '') => {
    setProblem(words);
    edit(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time that edit mode begins
  useEffect(() => {
    setReady(false);
    if (!isOpen) return;
    setProblem('');
    loadEditMode().then(
      (code) => setEditMode(() => code.EditMode),
      () => leave(t(language, 'failed')),
    );
  }, [isOpen, pathname, target]);
  useEffect(() => {
    if (!isOpen || !isOfFooter) return;
    return () => void refreshFooter().catch(() => {}); // then it stands there as it was
  }, [isOpen, isOfFooter]);
  // Whoever may edit the page soon wants to: the code comes when the browser has nothing else to do, and not to those who save data.
  useEffect(() => {
    if (!hasBlocks || savesData()) return;
    const stop = whenIdle(() => void loadEditMode().catch(() => {})); // the button tries again
    return stop;
  }, [hasBlocks, loadEditMode]);
  // An account or the list of all blocks is made for who looks at it, and nobody expects to edit it here.
  if (hasBlocks === null || (!hasBlocks && isPersonal)) return null;
  if (/[?&](preview|at)=/.test(search)) return <PreviewBar pathname={pathname} search={search} />;
  const records = recordsBehind(pathname);
  const recordLinks = records.map(({ path, id, name }) => (
    <a key={path} href={`${unlocalisedRoutes.backOffice}/${path}${id === null ? '' : `/${id}`}?lang=${language}`}>
      {t(language, 'record', { name })}
    </a>
  ));
  return (
    <>
      {hasToolbar && <SkipToBar to={isReady ? dockId : staffBarId} />}
      {!isReady &&
        hasToolbar &&
        createPortal(
          <aside id={staffBarId} aria-label={t(language, 'bar')} className={styles.bar}>
            <p role="alert">{problem}</p>
            {hasBlocks ? (
              <>
                <Button
                  size="small"
                  className={styles.edit ?? ''}
                  busy={(isOpen && !isOfFooter) || isNavigating}
                  id={editButtonId('content')}
                  onClick={() => begin('content')}
                  onPointerEnter={() => comeTo('content')}
                  onFocus={() => comeTo('content')}
                >
                  <Icon node={Pencil} />
                  {t(language, isOpen && !isOfFooter ? 'opening' : 'edit')}
                </Button>
                {recordLinks}
              </>
            ) : (
              <>
                {records.length === 0 && <p>{t(language, 'no_blocks')}</p>}
                {records.length === 0 && <a href={`${unlocalisedRoutes.backOffice}?lang=${language}`}>{t(language, 'back_office')}</a>}
                {recordLinks}
              </>
            )}
          </aside>,
          document.body,
        )}
      {isOpen && EditMode && (
        <EditMode
          key={`${pathname} ${target} ${section ?? ''}`}
          hasToolbar={hasToolbar}
          section={section}
          target={target}
          onReady={() => setReady(true)}
          onLeave={leave}
        />
      )}
      {hasToolbar && !(isReady && isOfFooter) && (
        <EditFooterButton busy={isOpen && isOfFooter} onComing={() => comeTo(footerTarget)} onEdit={() => begin(footerTarget)} />
      )}
    </>
  );
}

/** Safari has no idle callback: there a while after the page. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2_000);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work);
  return () => cancelIdleCallback(id);
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true; // not in every browser

import { Pencil } from 'lucide';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { footerTarget } from '#features/cms/editing/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { parseHtml } from '#ui/trusted-html/trusted-html.ts';
import styles from './footer-way.module.css';
import { t } from './strings.ts';
import { editButtonId } from './use-focus-after-editing.ts';

/** Also from a page that is being edited. */
export function EditFooterButton({ busy, onComing, onEdit }: { busy: boolean; onComing: () => void; onEdit: () => void }) {
  const language = useLanguage();
  const slot = useSlot();
  if (!slot) return null;
  return createPortal(
    <Button id={editButtonId(footerTarget)} size="small" className={styles.way ?? ''} busy={busy} onClick={onEdit} onPointerEnter={onComing} onFocus={onComing}>
      <Icon node={Pencil} />
      {t(language, busy ? 'opening' : 'edit_footer')}
    </Button>,
    slot,
  );
}

/** The server has rendered the footer, and React never draws it anew. */
function useSlot(): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const made = Object.assign(document.createElement('div'), { className: styles.slot ?? '' });
    document.getElementById(footerTarget)?.before(made);
    setSlot(made);
    return () => made.remove();
  }, []);
  return slot;
}

/** The footer does not come again with a move within the site. */
export async function refreshFooter(): Promise<void> {
  const response = await currentPage();
  if (!response.ok) return;
  const fresh = parseHtml(await response.text()).getElementById(footerTarget);
  if (fresh) document.getElementById(footerTarget)?.replaceChildren(...fresh.childNodes);
}

/** Right after a change a cached page may stand in for a few seconds, and says so. */
async function currentPage(): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(location.pathname + location.search);
    if (response.headers.get('x-cache') !== 'stale' || tries === 12) return response;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

import { Share2 } from 'lucide';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { editSearch } from '#features/cms/editing/index.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from '../chrome/owner-note.module.css';
import { useEditParameter } from '../staff-bar/edit-parameter.ts';
import { useEditor } from '../state/use-editor.ts';
import { ShownOn } from './shown-on.tsx';
import { t } from './strings.ts';
import { useSections } from './use-sections.ts';

/** Leads back to the page from which one came. */
export function SectionNote({ slug }: { slug: string }) {
  const { language } = useEditor();
  const navigate = useNavigate();
  const { target: place } = useEditParameter();
  // What is edited now begins at the top, wherever one was on the page.
  useEffect(() => document.getElementById(place)?.scrollIntoView({ block: 'start', behavior: 'instant' }), [place]);
  const section = useSections(language)?.find((one) => one.slug === slug);
  return (
    <div className={styles.note}>
      <Icon node={Share2} />
      <div>
        <p>{t(language, 'of_section', { slug })}</p>
        {section && <ShownOn section={section} language={language} />}
      </div>
      <Button size="small" onClick={() => void navigate({ search: editSearch(place) }, { preventScrollReset: true })}>
        {t(language, 'back')}
      </Button>
    </div>
  );
}

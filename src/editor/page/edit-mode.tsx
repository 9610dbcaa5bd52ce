import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { httpTransport } from '#api/client.ts';
import type { EditTarget } from '#features/cms/editing/index.ts';
import type { Resources } from '#features/cms/resources/contract.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { openSession } from '../session/open-session.ts';
import { type OpenedPage, openFound } from '../state/open-page.ts';
import { PageEditor } from '../state/page-editor.ts';
import type { SiteBlocks } from '../state/site-blocks.ts';
import { askAfter, askFor } from './asked-ahead.ts';
import { EditorScreen } from './editor-screen.tsx';
import { needsOf } from './resources.ts';
import { t } from './strings.ts';
import { loadResources } from './use-resources.ts';

type Opened = { page: OpenedPage; editor: PageEditor; resources: Resources };
/** `section`: not what stands on the page is edited, but a section by its name that several pages share. */
type Props = {
  site: SiteBlocks;
  hasToolbar: boolean;
  section: string | undefined;
  target: EditTarget;
  onReady: () => void;
  onLeave: (problem?: string) => void;
};

/** Until the draft is there, the page as it is. */
export function EditMode({ site, hasToolbar, section, target, onReady, onLeave }: Props) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; another page is another editor
  useEffect(() => {
    const request = new AbortController();
    let editor: PageEditor | undefined;
    const open = async () => {
      const asked = askFor({ pathname, language, target, section }, request.signal);
      const [found, owner, store] = await asked.first;
      if (!found) return onLeave(t(language, 'no_page'));
      const page = await openFound(found, language);
      const { containerId, draft } = page;
      const session = await openSession({ containerId, draft, owner, store, language, call: httpTransport, registry: site.registry });
      editor = new PageEditor(session, containerId, site, language, { isPage: page.owner.type === 'page' });
      if (request.signal.aborted) return void editor.close();
      const ofDraft = await asked.resources;
      const { document: shown } = session.state;
      // What a tab that ended has left may show other things than the draft.
      const isDraft = ofDraft && draft && needsOf(shown, site.registry) === needsOf(draft.document, site.registry);
      const resources = isDraft ? ofDraft : await loadResources(shown, language, request.signal);
      setOpened({ page, editor, resources });
      onReady();
    };
    open().catch((error: unknown) => {
      if (!request.signal.aborted) onLeave(error instanceof ApiError ? error.message : t(language, 'offline'));
    });
    return () => {
      request.abort();
      if (editor) askAfter(editor.close());
    };
  }, []);
  return (
    opened && (
      <EditorScreen
        editor={opened.editor}
        resources={opened.resources}
        owner={opened.page.owner}
        target={target}
        hasToolbar={hasToolbar}
        onLeave={() => onLeave()}
      />
    )
  );
}

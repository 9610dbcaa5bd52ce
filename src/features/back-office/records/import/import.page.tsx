import { useLoaderData } from 'react-router';
import type { Contract } from '#api/endpoint.ts';
import { mayCall } from '#api/user.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import { recordHref } from '../../back-office-href.ts';
import type { ScreenCall, ScreenData } from '../../staff-loader.ts';
import { inSentence } from '../data/in-sentence.ts';
import { resourceOfAddress } from '../data/resource-of-address.ts';
import { useResource } from '../records-context.ts';
import { ImportView } from './import-view.tsx';
import { t } from './strings.ts';

export type ImportData = { path: string };

export const loadImport =
  (registry: ResourceRegistry) =>
  async ({ url }: ScreenCall<Contract>): Promise<ImportData | null> => {
    const resource = resourceOfAddress(registry, url);
    return resource ? { path: resource.path } : null;
  };

/** Reads records from a file. */
export function ImportPage() {
  const { path, staff } = useLoaderData<Partial<ImportData> & ScreenData>();
  return path === undefined ? null : <Loaded path={path} role={staff.role} />;
}

function Loaded({ path, role }: { path: string; role: ScreenData['staff']['role'] }) {
  const language = useLanguage();
  const resource = useResource(path);
  const name = resource.label.many[language];
  return (
    <StaffScreen
      title={t(language, 'title', { name })}
      description={t(language, 'description')}
      back={<Link to={recordHref(path, language)}>{t(language, 'back', { name: inSentence(name, language) })}</Link>}
      lead={<p>{t(language, 'description')}</p>}
    >
      {mayCall(resource.access.write, { id: 0, role }) ? (
        <ImportView resource={resource} role={role} />
      ) : (
        <Notice kind="error" role="alert">
          <p>{t(language, 'no_access')}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}

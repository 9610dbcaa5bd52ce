import type { EditableKind } from '#features/cms/index.server.ts';
import { resources } from '../app/resources.ts';

export const editableKinds: readonly EditableKind[] = [
  { name: 'page', path: 'pages', role: 'editor', label: { de: 'Seite', en: 'Page' } },
  { name: 'event', path: 'events', role: 'editor', label: { de: 'Veranstaltung', en: 'Event' } },
  { name: 'production', path: 'productions', role: 'manager', label: { de: 'Produktion', en: 'Production' } },
  { name: 'user', path: 'users', role: 'admin', label: { de: 'Konto', en: 'Account' } },
  ...resources.resources.map(({ name, path, access, label }) => ({ name, path, role: access.write, label: label.one })),
];

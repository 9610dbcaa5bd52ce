import type { IconNode } from 'lucide';
import { mayCall } from '#api/user.ts';
import type { Language } from '#i18n/language.ts';
import type { ResourceGroup } from '#resources/declaration/define-resource.ts';
import type { ResourceRegistry } from '#resources/declaration/registry.ts';
import type { Role } from '#roles.ts';
import { backOfficeHref, recordHref } from '../back-office-href.ts';
import { sections } from '../sections.ts';
import { t } from '../strings.ts';
import { recordIcon } from './record-icons.ts';

export type NavigationEntry = { key: string; address: string; text: string; icon: IconNode };
/** `title` is null of what stands before all groups. */
export type NavigationGroup = { key: string; title: string | null; entries: readonly NavigationEntry[] };

const groups = ['programme', 'people', 'magazine', 'house', 'site'] as const satisfies readonly ResourceGroup[];

/** What the navigation leads to: the screens of the product and, of the declared records, those that the role may see. */
export function navigationOf({ resources }: ResourceRegistry, role: Role, language: Language): NavigationGroup[] {
  const screensOf = (group: ResourceGroup | null): NavigationEntry[] =>
    sections
      .filter((section) => section.group === group && (!('role' in section) || mayCall(section.role, { id: 0, role })))
      .map(({ screen, name, icon }) => ({ key: screen, address: backOfficeHref(screen, language), text: t(language, name), icon }));
  const recordsOf = (group: ResourceGroup): NavigationEntry[] =>
    resources
      .filter((resource) => resource.group === group && mayCall(resource.access.read, { id: 0, role }))
      .map(({ path, label, icon, single }) => ({
        key: path,
        address: recordHref(path, language),
        text: (single ? label.one : label.many)[language],
        icon: recordIcon(icon),
      }));
  return [
    { key: 'start', title: null, entries: screensOf(null) },
    ...groups.map((group) => ({ key: group, title: t(language, `group_${group}`), entries: [...screensOf(group), ...recordsOf(group)] })),
  ].filter(({ entries }) => entries.length > 0);
}

import { ChevronDown } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type NavigationEntry, navigationOf, type Staff, backOfficeStrings as t } from '#features/back-office/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { resources } from '../resources.ts';
import styles from './back-office-frame.module.css';

export function Sections({ staff }: { staff: Staff }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const current = useRef<HTMLDivElement>(null);
  const [isOpen, open] = useState(false);
  const groups = navigationOf(resources, staff.role, language);
  const here = groups.flatMap(({ entries }) => entries).find((entry) => isHere(entry, pathname));
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another screen another entry is to be seen
  useEffect(() => {
    open(false);
    showCurrent(current.current);
  }, [pathname]);
  return (
    <>
      <button type="button" className={styles.unfold} aria-expanded={isOpen} aria-controls="sections" onClick={() => open(!isOpen)}>
        {here ? t(language, 'open_sections', { name: here.text }) : t(language, 'sections')}
        <Icon node={ChevronDown} />
      </button>
      <div ref={current} id="sections" className={styles.sections} data-open={isOpen || undefined}>
        {groups.map(({ key, title, entries }) => (
          <div key={key} data-titled={title !== null || undefined}>
            {title && <h2>{title}</h2>}
            <ul>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <Link to={entry.address} aria-current={entry === here ? (pathOf(entry) === pathname ? 'page' : 'true') : undefined}>
                    <Icon node={entry.icon} />
                    {entry.text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

/** `scrollIntoView` would move the page with it, and its title under the header. */
function showCurrent(current: Element | null): void {
  const column = current?.closest('nav');
  const entry = current?.querySelector('[aria-current]');
  if (!column || !entry) return;
  const [within, at] = [column.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (at.top < within.top) column.scrollTop -= Math.ceil(within.top - at.top);
  else if (at.bottom > within.bottom) column.scrollTop += Math.ceil(at.bottom - within.bottom);
}

const pathOf = ({ address }: NavigationEntry): string => address.split('?')[0] ?? '';

/** The overview has nothing below it: every other address begins with its own. */
function isHere(entry: NavigationEntry, pathname: string): boolean {
  const path = pathOf(entry);
  return path === pathname || (entry.key !== 'start' && pathname.startsWith(`${path}/`));
}

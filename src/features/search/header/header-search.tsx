import { Search } from 'lucide';
import { type ComponentType, type FormEvent, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { fallBackIfOnline } from '#ui/fall-back-if-online.ts';
import { Icon } from '#ui/icon.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { Link } from '#ui/link.tsx';
import styles from './header-search.module.css';
import { t } from './strings.ts';

const loadForm = lazyImport(() => import('../autocomplete/search-form.tsx'));

type FormProps = { variant: 'header'; startsOpen: boolean };

/**
 * The search of the header: a form from 85.375em on, whose code comes with the first click; below, or without script, a link to the
 * full-page form (V §2, §4).
 */
export function HeaderSearch() {
  const language = useLanguage();
  const [Form, setForm] = useState<ComponentType<FormProps>>();
  const path = href('search', language);
  const label = t(language, 'search');
  const load = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const { default: Loaded } = await loadForm();
      setForm(() => Loaded);
    } catch {
      fallBackIfOnline(() => form.submit());
    }
  };
  return (
    <>
      <Link to={path} aria-label={label} className={styles.narrow}>
        <Icon node={Search} />
      </Link>
      <div className={styles.wide}>
        {Form ? (
          <Form variant="header" startsOpen />
        ) : (
          <search>
            <form action={path} onSubmit={(event) => void load(event)}>
              <button type="submit" aria-label={label} className={styles.button}>
                <Icon node={Search} />
              </button>
            </form>
          </search>
        )}
      </div>
    </>
  );
}

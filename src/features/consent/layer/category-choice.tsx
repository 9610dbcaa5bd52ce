import { useLanguage } from '#i18n/use-language.ts';
import type { Service } from '../contract.ts';
import type { OptionalCategory } from '../limits.ts';
import styles from './consent-dialog.module.css';
import { ServiceFacts } from './service-facts.tsx';
import { t } from './strings.ts';

type Props = {
  category: OptionalCategory;
  services: readonly Service[];
  allowed: readonly string[];
  setMany: (slugs: readonly string[], isOn: boolean) => void;
};

/** A category: all of it with one tick, or each service by itself. */
export function CategoryChoice({ category, services, allowed, setMany }: Props) {
  const language = useLanguage();
  if (services.length === 0) return null;
  const slugs = services.map(({ slug }) => slug);
  const on = slugs.filter((slug) => allowed.includes(slug)).length;
  const name = t(language, category);
  return (
    <fieldset className={styles.category}>
      <legend>{name}</legend>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={on === slugs.length}
          ref={(input) => {
            if (input) input.indeterminate = on > 0 && on < slugs.length;
          }}
          onChange={({ target }) => setMany(slugs, target.checked)}
        />
        {t(language, 'all_of', { category: name })}
      </label>
      <ul>
        {services.map((service) => (
          <li key={service.slug}>
            <label>
              <input type="checkbox" checked={allowed.includes(service.slug)} onChange={({ target }) => setMany([service.slug], target.checked)} />
              {service.name}
            </label>
            <ServiceFacts service={service} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

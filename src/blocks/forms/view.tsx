import type { BlockViewProps } from '#content/index.ts';
import { ConsentNote } from '#features/consent/index.ts';
import { type FormDefinition, FormInBlock } from '#features/forms/index.ts';
import type { forms } from './block.ts';
import type { ExternalForm } from './external-form.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

type Props = BlockViewProps<typeof forms, FormDefinition | ExternalForm>;

/** What stands for HubSpot's form until a visitor allows it. */
export function FormsView({ fields: { hubspot_id: id, form: chosen }, root, mark, language, data, isEditing }: Props) {
  const external = data && 'external' in data ? data.external : null;
  const own = data && !('external' in data) ? data : null;
  if (own || chosen || (!id && isEditing))
    return (
      <div {...root} {...mark('form')} className={styles.form}>
        {own ? <FormInBlock form={own} isEditing={isEditing} /> : isEditing && <p className={styles.why}>{t(language, chosen ? 'is_off' : 'none')}</p>}
      </div>
    );
  return (
    <figure {...root} {...mark('hubspot_id')} className={styles.placeholder} data-hubspot-id={id || undefined}>
      <p className={styles.title}>{t(language, 'title')}</p>
      {external ? (
        <>
          <p>
            <a
              href={external.url}
              target="_blank"
              rel="noopener noreferrer"
              data-enhance="embed"
              data-frame={external.url}
              data-title={t(language, 'frame', { name: external.name })}
            >
              {t(language, 'open', { name: external.name })}
            </a>
          </p>
          <figcaption className={styles.why}>
            {t(language, 'why', { name: external.name })} <ConsentNote host={external.name} language={language} />
          </figcaption>
        </>
      ) : (
        <p className={styles.why}>{t(language, 'unavailable')}</p>
      )}
    </figure>
  );
}

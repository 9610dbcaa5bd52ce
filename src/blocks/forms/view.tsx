import type { BlockViewProps } from '#content/index.ts';
import { type FormDefinition, FormInBlock } from '#features/forms/index.ts';
import type { forms } from './block.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

/** A form of the house, which script brings to life; of one of HubSpot what stands for it until consent to external media exists. */
export const FormsView = ({ fields: { hubspot_id: id, form: chosen }, root, mark, language, data, isEditing }: BlockViewProps<typeof forms, FormDefinition>) =>
  data || chosen || (!id && isEditing) ? (
    <div {...root} {...mark('form')} className={styles.form}>
      {data ? <FormInBlock form={data} isEditing={isEditing} /> : isEditing && <p className={styles.why}>{t(language, chosen ? 'is_off' : 'none')}</p>}
    </div>
  ) : (
    <div {...root} {...mark('hubspot_id')} className={styles.placeholder} data-hubspot-id={id || undefined}>
      <p className={styles.title}>{t(language, 'title')}</p>
      <p className={styles.why}>{t(language, 'why')}</p>
    </div>
  );

import { FilePlus } from 'lucide';
import type { BeginningProps, Beginnings } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { formTemplates } from '../../templates/index.ts';
import { valuesOfTemplate } from '../../templates/values-of-template.ts';
import styles from './form-beginnings.module.css';
import { t } from './strings.ts';

const empty = 'empty';

function TemplateChoice({ hrefOf }: BeginningProps) {
  const language = useLanguage();
  return (
    <div className={styles.choice}>
      <p>{t(language, 'lead')}</p>
      <ul>
        <li>
          <Link to={hrefOf(empty)}>
            <strong>
              <Icon node={FilePlus} />
              {t(language, 'empty')}
            </strong>
            <span>{t(language, 'empty_hint')}</span>
          </Link>
        </li>
        {formTemplates.map(({ key, title, description, questions }) => (
          <li key={key}>
            <Link to={hrefOf(key)}>
              <strong>{title[language]}</strong>
              <span>{description[language]}</span>
              <small>{t(language, 'n_questions', { n: questions.length })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const formBeginnings: Beginnings = {
  Choice: TemplateChoice,
  valuesOf: (beginning, language) => {
    if (beginning === empty) return {};
    const template = formTemplates.find(({ key }) => key === beginning);
    return template ? valuesOfTemplate(template, language) : null;
  },
};

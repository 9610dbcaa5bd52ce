import { useEffect, useId, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { legalRoutes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import type { Consent } from '../contract.ts';
import { isAllowed, optionalOf, refusesByBrowser } from '../gate/consent.ts';
import { optionalCategories } from '../limits.ts';
import { CategoryChoice } from './category-choice.tsx';
import styles from './consent-dialog.module.css';
import { ServiceFacts } from './service-facts.tsx';
import { t } from './strings.ts';

type Props = { consent: Consent; isOpen: boolean; onClose: () => void; onAnswer: (allowed: readonly string[]) => void };

/** All services, by category, each to be allowed by itself; nothing is ticked but what was allowed before. */
export function ConsentDialog({ consent, isOpen, onClose, onAnswer }: Props) {
  const language = useLanguage();
  const title = useId();
  const { dialog, close } = useDialog({ isOpen });
  const [allowed, setAllowed] = useState<readonly string[]>([]);
  const optional = optionalOf(consent);
  const required = consent.services.filter(({ category }) => category === 'required');
  useEffect(() => {
    if (isOpen) setAllowed(optionalOf(consent).flatMap((service) => (isAllowed(service) ? [service.slug] : [])));
  }, [isOpen, consent]);
  const answer = (slugs: readonly string[]) => {
    close();
    onAnswer(slugs);
  };
  const setMany = (slugs: readonly string[], isOn: boolean) =>
    setAllowed((before) => optional.flatMap(({ slug }) => ((slugs.includes(slug) ? isOn : before.includes(slug)) ? [slug] : [])));
  return (
    <Dialog ref={dialog} position="middle" className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <DialogBody
        titleId={title}
        title={t(language, 'dialog')}
        onClose={close}
        actions={
          <div className={styles.answers}>
            <Button onClick={() => answer([])}>{t(language, 'reject_all')}</Button>
            <Button onClick={() => answer(optional.map(({ slug }) => slug))}>{t(language, 'accept_all')}</Button>
            <Button look="link" onClick={() => answer(allowed)}>
              {t(language, 'save')}
            </Button>
          </div>
        }
      >
        <div className={styles.content}>
          <p>
            {t(language, 'intro', { n: consent.days })} <a href={legalRoutes.privacy[language]}>{t(language, 'privacy')}</a>
          </p>
          {refusesByBrowser() && <p>{t(language, 'gpc')}</p>}
          {optionalCategories.map((category) => (
            <CategoryChoice
              key={category}
              category={category}
              services={optional.filter((service) => service.category === category)}
              {...{ allowed, setMany }}
            />
          ))}
          {required.length > 0 && (
            <section className={styles.category}>
              <h3>{t(language, 'required')}</h3>
              <p>{t(language, 'required_hint')}</p>
              {required.map((service) => (
                <details key={service.slug}>
                  <summary>{service.name}</summary>
                  <ServiceFacts service={service} />
                </details>
              ))}
            </section>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}

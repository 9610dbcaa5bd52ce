import { type RefCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { legalRoutes } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Consent } from '../contract.ts';
import { optionalOf } from '../gate/consent.ts';
import styles from './first-layer.module.css';
import { t } from './strings.ts';

type Props = { consent: Consent; onReject: () => void; onAccept: () => void; onChoose: () => void };

/** Names that are said; of further services their number. */
const maxNames = 3;

/** Refusing is as easy as consenting. */
export function FirstLayer({ consent, onReject, onAccept, onChoose }: Props) {
  const language = useLanguage();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [announcement, announce] = useState('');
  useEffect(() => {
    const element = document.createElement('div');
    document.body.prepend(element);
    setSlot(element);
    return () => element.remove();
  }, []);
  // The status stands there empty before it speaks, or many screen readers keep silent.
  useEffect(() => {
    if (!slot) return;
    const frame = requestAnimationFrame(() => announce(t(language, 'announcement')));
    return () => cancelAnimationFrame(frame);
  }, [slot, language]);
  if (!slot) return null;
  const services = optionalOf(consent);
  const names = services.slice(0, maxNames).map(({ name }) => name);
  const rest = services.length - names.length;
  const purposes = [...new Set(services.flatMap(({ purposes: all }) => all))];
  const countries = [...new Set(services.filter(({ is_third_country }) => is_third_country).map(({ country }) => country))];
  return createPortal(
    <section ref={makeRoom} aria-label={t(language, 'label')} className={styles.layer}>
      <div className={styles.words}>
        <h2>{t(language, 'title')}</h2>
        <p>
          {t(language, 'who', { names: listed(language, rest > 0 ? [...names, t(language, 'others', { n: rest })] : names) })}{' '}
          {t(language, 'purposes', { purposes: purposes.join(', ') })}{' '}
          {countries.length > 0 && t(language, 'countries', { countries: listed(language, countries) })} {t(language, 'withdrawal')}{' '}
          <a href={legalRoutes.privacy[language]}>{t(language, 'privacy')}</a>
        </p>
      </div>
      <div className={styles.answers}>
        <Button onClick={onReject}>{t(language, 'reject')}</Button>
        <Button onClick={onAccept}>{t(language, 'accept')}</Button>
        <Button look="link" onClick={onChoose} aria-haspopup="dialog">
          {t(language, 'choose')}
        </Button>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>,
    slot,
  );
}

/** `Intl.ListFormat` says the same; to load its data took a phone longer than all the rest of the question. */
const listed = (language: Language, words: readonly string[]): string =>
  words.length < 2 ? words.join('') : t(language, 'and', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });

/** The page ends above it, and what floats at the edge of the window stands above it. */
const makeRoom: RefCallback<HTMLElement> = (layer) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--notice-height', `${layer?.offsetHeight}px`));
  if (layer) observer.observe(layer);
  return () => {
    observer.disconnect();
    style.removeProperty('--notice-height');
  };
};

import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { t } from './strings.ts';

/** A part of a dashboard. Without a name of its own for landmarks: the table in it, which scrolls, is one of the same name. */
export const Section = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section id={id}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** From a list that is narrowed to what one number counts back to all of it. */
export const All = ({ address }: { address: string }) => (
  <p>
    <a href={address}>{t(useLanguage(), 'show_all')}</a>
  </p>
);

import type { ReactNode } from 'react';

/** A part of a dashboard. Without a name of its own for landmarks: the table in it, which scrolls, is one of the same name. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

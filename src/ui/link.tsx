import { useContext } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router';
import { PanelContext } from './panel/panel-context.ts';

/** The router's mark for discovering routes is left out: our table is known from the start. */
export function Link(props: LinkProps) {
  // What the router makes of a whole path is the path; on the server its hooks would cost a tenth of a page.
  if (import.meta.env.SSR && typeof props.to === 'string' && props.to.startsWith('/')) return plain(props, props.to);
  // biome-ignore lint/correctness/useHookAtTopLevel: what is above is decided when the site is built
  return <RouterLink discover="none" replace={useContext(PanelContext)} {...props} />;
}

function plain(
  { to: _, discover, prefetch, reloadDocument, replace, state, preventScrollReset, relative, viewTransition, ...attributes }: LinkProps,
  href: string,
) {
  return <a {...attributes} href={href} />;
}

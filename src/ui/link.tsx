import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';
import { PanelContext } from './panel/panel-context.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: To; replace?: boolean; state?: unknown; preventScrollReset?: boolean; reloadDocument?: boolean };

/** A link within the site. That of the router brings what loads pages ahead in its framework mode, which each first view would pay. */
export function Link(props: Props) {
  // What the router makes of a whole path is the path; on the server its hooks would cost a tenth of a page.
  if (import.meta.env.SSR && typeof props.to === 'string' && props.to.startsWith('/')) return plain(props, props.to);
  return <RouterLink {...props} />;
}

function RouterLink(props: Props) {
  const { to, target, replace, state, preventScrollReset, reloadDocument, onClick } = props;
  const isInPanel = useContext(PanelContext);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, replace: replace ?? isInPanel, state, preventScrollReset });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) follow(event);
  };
  return plain({ ...props, onClick: click }, useHref(to));
}

const plain = ({ to: _, reloadDocument, replace, state, preventScrollReset, ...attributes }: Props, href: string) => <a {...attributes} href={href} />;

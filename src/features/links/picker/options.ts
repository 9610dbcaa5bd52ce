import type { LinkTarget, TargetAnchor } from '../contract.ts';
import type { TypedAddress } from './typed-address.ts';

export type LinkOption =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'place'; readonly address: string; readonly text: string }
  | { readonly kind: 'target'; readonly target: LinkTarget };

type Given = { typed: TypedAddress; targets: readonly LinkTarget[]; places: readonly TargetAnchor[]; q: string };

/** The lines in their order: the address that was typed, places on the page that is edited, what was found. */
export function optionsOf({ typed, targets, places, q }: Given): LinkOption[] {
  const isWanted = ({ anchor, text }: TargetAnchor) =>
    typed ? 'href' in typed && typed.href.startsWith('#') && `#${anchor}`.startsWith(typed.href) : `${anchor} ${text}`.toLowerCase().includes(q.toLowerCase());
  return [
    ...(typed && 'href' in typed && typed.href !== '#' ? [{ kind: 'address' as const, address: typed.href }] : []),
    ...places.filter(isWanted).map(({ anchor, text }) => ({ kind: 'place' as const, address: `#${anchor}`, text })),
    ...targets.map((target) => ({ kind: 'target' as const, target })),
  ];
}

import type { Design } from '../contract.ts';

/** The design's colours as custom properties for `<html style>`: the palette's names in src/ui/styles/tokens.css. */
export const designStyle = ({ accent }: Design): Record<`--${string}`, string> => ({ '--signal': accent.light, '--signal-on-dark': accent.dark });

/** The style flags that are on, for `<html data-event>`: 'style1 style3'; undefined where none is. */
export const eventStyles = ({ event }: Design): string | undefined =>
  Object.entries(event)
    .filter(([, on]) => on)
    .map(([name]) => name)
    .join(' ') || undefined;

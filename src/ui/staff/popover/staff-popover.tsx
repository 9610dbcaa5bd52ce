import { type ComponentProps, useContext } from 'react';
import { Popover, PopoverContext } from 'react-aria-components';

/** In a dialog it belongs into the dialog: a modal one lies above all else of the page. */
export function StaffPopover(props: ComponentProps<typeof Popover>) {
  const context = useContext(PopoverContext);
  const trigger = context && 'triggerRef' in context ? context.triggerRef?.current : undefined;
  const dialog = trigger?.closest('dialog') ?? undefined;
  return <Popover {...props} {...(dialog && { UNSTABLE_portalContainer: dialog })} />;
}

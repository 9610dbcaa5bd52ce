import { type ComponentProps, useContext } from 'react';
import { Popover, PopoverContext } from 'react-aria-components';

/** What opens beside its field or button; in a dialog it belongs into the dialog, since a modal one lies above all else of the page. */
export function StaffPopover(props: ComponentProps<typeof Popover>) {
  const context = useContext(PopoverContext);
  const trigger = context && 'triggerRef' in context ? context.triggerRef?.current : undefined;
  const dialog = trigger?.closest('dialog') ?? undefined;
  return <Popover {...props} {...(dialog && { UNSTABLE_portalContainer: dialog })} />;
}

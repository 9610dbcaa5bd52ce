import { type ComponentType, createElement, memo, type ReactNode } from 'react';
import type { BlockDefinition, BlockRegistry, BlockViewProps, BlockViews } from '#content/index.ts';
import { t } from './strings.ts';

type View = (props: BlockViewProps) => ReactNode;

/**
 * The views of the site as the editor draws them: the same, but a block of which there is nothing to see yet is named in
 * its place, so that it can be found and filled in. A block that is as before is not drawn anew (`presentedOnce`).
 */
export function viewsForEditing(views: BlockViews, registry: BlockRegistry): BlockViews {
  return Object.fromEntries(Object.entries(views).map(([type, view]) => [type, named(view as View, registry.get(type))])); // each gets the props of its own type (content/rendering)
}

function named(view: View, definition: BlockDefinition | undefined): ComponentType<BlockViewProps<never, never>> {
  const EditedBlock = (props: BlockViewProps) => {
    const shown = view(props);
    if (shown !== null && shown !== undefined && shown !== false) return shown;
    const kind = definition?.label[props.language] ?? '';
    return createElement('p', { ...props.root, 'data-hollow': t(props.language, 'empty_block', { kind }) });
  };
  return memo(EditedBlock, isSame) as unknown as ComponentType<BlockViewProps<never, never>>; // each gets the props of its own type
}

/** Presented anew, a block has other fields than before, with whatever else has changed in it. */
const isSame = (before: BlockViewProps, now: BlockViewProps): boolean => before.fields === now.fields && before.isFirst === now.isFirst;

import { type ComponentType, createElement, memo, type ReactNode } from 'react';
import type { BlockViewProps, BlockViews } from '#content/index.ts';

type View = (props: BlockViewProps) => ReactNode;

/**
 * The views of the site as the editor draws them: the same, but a block of which there is nothing to see yet has an
 * element in its place, which `dress` names, so that it can be found and filled in. A block that is as before is not drawn anew (`presentedOnce`).
 */
export function viewsForEditing(views: BlockViews): BlockViews {
  return Object.fromEntries(Object.entries(views).map(([type, view]) => [type, withElement(view as View)])); // each gets the props of its own type (content/rendering)
}

function withElement(view: View): ComponentType<BlockViewProps<never, never>> {
  const EditedBlock = (props: BlockViewProps) => {
    const shown = view(props);
    if (shown !== null && shown !== undefined && shown !== false) return shown;
    return createElement('p', props.root);
  };
  return memo(EditedBlock, isSame) as unknown as ComponentType<BlockViewProps<never, never>>; // each gets the props of its own type
}

/** Presented anew, a block has other fields than before, with whatever else has changed in it. */
const isSame = (before: BlockViewProps, now: BlockViewProps): boolean =>
  before.fields === now.fields && before.isFirst === now.isFirst && before.deepestLevel === now.deepestLevel;

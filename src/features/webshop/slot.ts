/** What a shop looks for in our template: it replaces all that stands between the two. */
export const slotBegin = '<!-- webshop:begin -->';
export const slotEnd = '<!-- webshop:end -->';

/** Where it puts its own style sheets and scripts: the end of the head. */
export const slotHead = '<!-- webshop:head -->';

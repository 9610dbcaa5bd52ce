export function rangeWithin(element: HTMLElement): Range | null {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  return range && element.contains(range.startContainer) && element.contains(range.endContainer) ? range.cloneRange() : null;
}

/** Counts a range in the characters of the text. */
export function countCaret(element: HTMLElement, range: Range): readonly [number, number] {
  const before = range.cloneRange();
  before.setStart(element, 0);
  const end = before.toString().length;
  return [end - range.toString().length, end];
}

/** At the end where the text has become shorter. */
export function putCaret(element: HTMLElement, [start, end]: readonly [number, number]): void {
  const at = (offset: number): readonly [Node, number] => {
    let rest = offset;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { length } = node.textContent ?? '';
      if (rest <= length) return [node, rest];
      rest -= length;
    }
    return [element, element.childNodes.length];
  };
  getSelection()?.setBaseAndExtent(...at(start), ...at(end));
}

/** Brings today into view in a table whose days do not fit beside each other; heads of rows stay over its start. */
export function scrollToToday(box: HTMLElement | null): void {
  const today = box?.querySelector<HTMLElement>('td[data-today]');
  if (!box || !today) return;
  const heads = box.querySelector<HTMLElement>('tbody th')?.offsetWidth ?? 0;
  const start = today.offsetLeft - heads;
  const isInView = start >= box.scrollLeft && today.offsetLeft + today.offsetWidth <= box.scrollLeft + box.clientWidth;
  if (!isInView) box.scrollLeft = start;
}

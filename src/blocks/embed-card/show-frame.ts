import { gateFrame } from '#features/consent/gate/index.ts';

/** On a press or a consent to its service; with a modifier key it is the link that it is. */
export async function enhance(link: HTMLElement): Promise<void> {
  const { frame: frameUrl, title } = link.dataset;
  if (!frameUrl || !title) return;
  const card = link.closest('figure');
  await gateFrame({ link, frameUrl, title, choice: card?.querySelector('[data-choice]'), direct: card?.querySelector('[data-direct]') });
}

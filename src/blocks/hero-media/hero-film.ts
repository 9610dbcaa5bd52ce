/** Not where less motion or data is asked for; a visitor who has paused it is not overruled. */
export function enhance(hero: HTMLElement): void {
  const film = hero.querySelector('video');
  const button = hero.querySelector('button');
  if (!film || !button) return;
  const [playLabel, pauseLabel] = [button.ariaLabel ?? '', button.dataset.pause ?? ''];
  film.muted = true; // React leaves the attribute out of the HTML, and a film with sound may not begin by itself
  let isWanted = !isToBeStill();

  const show = () => {
    hero.toggleAttribute('data-playing', !film.paused);
    button.ariaLabel = film.paused ? playLabel : pauseLabel;
  };
  for (const event of ['play', 'pause', 'error']) film.addEventListener(event, show);
  film.addEventListener('playing', () => {
    hero.dataset.begun = ''; // from now on the film stands there, also when it is paused
  });
  button.addEventListener('click', () => {
    isWanted = film.paused;
    if (isWanted) begin();
    else film.pause();
  });
  const begin = () => {
    film.play().catch(() => {}); // a browser that plays nothing by itself: the picture stays, and the button
  };
  new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) film.pause();
    else if (isWanted) begin();
  }).observe(hero);
  hero.dataset.ready = '';
}

/** Less motion asked for; data saver, or a slow connection (E §9). */
function isToBeStill(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const { saveData, effectiveType } = (connection ?? {}) as { saveData?: boolean; effectiveType?: string }; // no browser but Chromium knows it
  return matchMedia('(prefers-reduced-motion: reduce)').matches || saveData === true || /2g$/.test(effectiveType ?? '');
}

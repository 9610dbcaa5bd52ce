export function enhance(slider: HTMLElement): void {
  const view = slider.querySelector<HTMLElement>('[data-slides]');
  const current = slider.querySelector('[data-current]');
  const position = slider.querySelector<HTMLElement>('[data-position]');
  const buttons = [...slider.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const slides = [...(view?.querySelectorAll<HTMLElement>('li') ?? [])];
  if (!view || !current || !position || slides.length < 2) return;
  let shown = 0;

  const show = (index: number) => {
    const slide = slides[Math.min(Math.max(index, 0), slides.length - 1)];
    if (!slide) return;
    // Who is on a picture's link goes on with the next picture's.
    const hadFocus = view !== document.activeElement && view.contains(document.activeElement);
    view.scrollTo({ left: slide.offsetLeft, behavior: isStill() ? 'instant' : 'smooth' });
    if (hadFocus) slide.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  };

  const count = () => {
    const width = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
    const index = width > 0 ? Math.round(view.scrollLeft / width) : 0;
    if (index === shown) return;
    shown = index;
    current.textContent = String(index + 1);
    position.textContent = position.dataset.position?.replace('{index}', current.textContent) ?? '';
    for (const button of buttons) button.ariaDisabled = String(!slides[index + Number(button.dataset.step)]);
  };

  view.addEventListener('scroll', count, { passive: true });
  for (const button of buttons) button.addEventListener('click', () => show(shown + Number(button.dataset.step)));
  slider.addEventListener('keydown', (event) => {
    const goals: { [key: string]: number } = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: slides.length - 1 };
    const goal = goals[event.key];
    if (goal === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    show(goal);
  });
  count();
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

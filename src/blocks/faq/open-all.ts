/** Closes them again once all are open. */
export function enhance(button: HTMLElement): void {
  const answers = [...(button.parentElement?.querySelectorAll(':scope > details') ?? [])].filter((one) => one instanceof HTMLDetailsElement);
  const areOpen = () => answers.every(({ open }) => open);
  const say = () => {
    button.textContent = (areOpen() ? button.dataset.close : button.dataset.open) ?? '';
  };
  button.addEventListener('click', () => {
    const open = !areOpen();
    for (const answer of answers) answer.open = open;
  });
  for (const answer of answers) answer.addEventListener('toggle', say);
  say();
}

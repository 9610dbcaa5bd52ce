import { hydrateRoot, type Root } from 'react-dom/client';
import { AtAddress, FormApp, type FormDefinition } from '#features/forms/index.ts';

const roots = new Map<Element, Root>();

/** The page around it is static, so the form is a small application of its own. */
export function enhance(element: HTMLElement): void {
  for (const [element, root] of roots) {
    if (element.isConnected) continue;
    root.unmount();
    roots.delete(element);
  }
  const form = JSON.parse(element.dataset.definition ?? 'null') as FormDefinition | null; // as FormInBlock wrote it
  if (!form) return;
  const { pathname, search } = window.location;
  roots.set(
    element,
    hydrateRoot(
      element,
      <AtAddress pathname={pathname} search={search}>
        <FormApp form={form} />
      </AtAddress>,
    ),
  );
}

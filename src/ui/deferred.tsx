import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of the page that is shown at once and comes to life a moment later: the server renders `server` itself (pass
 * it behind `import.meta.env.SSR &&`), the browser keeps that HTML and loads the code after the page's own. Where that
 * cannot be loaded, the HTML stays as it is: no page falls for want of one of its parts.
 */
export function deferred<Props extends object>(server: ComponentType<Props> | false, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = server || lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }));
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

import { type ComponentType, lazy, Suspense } from 'react';

/** The browser keeps the server's HTML (pass it behind `import.meta.env.SSR &&`) and loads the code later; it stays if that fails. */
export function deferred<Props extends object>(server: ComponentType<Props> | false, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = server || lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }));
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

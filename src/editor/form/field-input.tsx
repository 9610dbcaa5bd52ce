import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { canChoose } from '../state/related-things.ts';
import { AnchorInput } from './anchor-input.tsx';
import { ChoiceInput, SwitchInput } from './choice-input.tsx';
import { isTextKind } from './field-text.ts';
import { RelationInput } from './relation-input.tsx';
import { t } from './strings.ts';
import { TextInput } from './text-input.tsx';
import type { FieldControl } from './use-field.ts';

type Input = ComponentType<FieldControl>;

// What few forms need, and is large, comes with the first form that has it.
const eventsCode = lazyImport(() => import('./events-input.tsx'));
const linkCode = lazyImport(() => import('./link-input.tsx'));
const mediaCode = lazyImport(() => import('./media/media-input.tsx'));
const richTextCode = lazyImport(() => import('./rich-text-input.tsx'));
const sectionCode = lazyImport(() => import('./section-input.tsx'));
const loadEvents = async (): Promise<Input> => (await eventsCode()).EventsInput;
const loadLink = async (): Promise<Input> => (await linkCode()).LinkInput;
const loadMedia = async (): Promise<Input> => (await mediaCode()).MediaInput;
const loadSection = async (): Promise<Input> => (await sectionCode()).SectionInput;
const loadRichText = async (): Promise<Input> => (await richTextCode()).RichTextInput;

export function FieldInput(control: FieldControl) {
  const { kind, limits } = control.field.form;
  if (kind === 'choice') return <ChoiceInput {...control} />;
  if (kind === 'switch') return <SwitchInput {...control} />;
  if (kind === 'image' || kind === 'file') return <LaterInput load={loadMedia} control={control} />;
  if (kind === 'link') return <LaterInput load={loadLink} control={control} />;
  if (kind === 'rich_text') return <LaterInput load={loadRichText} control={control} />;
  if (kind === 'line' && limits.of === 'section') return <LaterInput load={loadSection} control={control} />;
  if (kind === 'line' && limits.of === 'place') return <AnchorInput {...control} />;
  if (kind === 'relation' && limits.to === 'event') return <LaterInput load={loadEvents} control={control} />;
  if (kind === 'relation') return canChoose(limits.to) ? <RelationInput {...control} /> : null;
  return isTextKind(kind) ? <TextInput {...control} kind={kind} /> : null;
}

function LaterInput({ load, control }: { load: () => Promise<Input>; control: FieldControl }) {
  const { language } = control;
  const [Loaded, setLoaded] = useState<Input | null>(null);
  const [round, again] = useState(0);
  const [hasFailed, fail] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round tries the same again
  useEffect(() => {
    fail(false);
    load().then(
      (code) => setLoaded(() => code),
      () => fail(true),
    );
  }, [load, round]);
  if (Loaded) return <Loaded {...control} />;
  if (!hasFailed) return <p>{t(language, 'loading')}</p>;
  return (
    <div role="alert">
      <p>{t(language, 'not_loaded')}</p>
      <Button size="small" onClick={() => again((n) => n + 1)}>
        {t(language, 'again')}
      </Button>
    </div>
  );
}

import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Field, type FieldProps } from '#ui/field/field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { nameOf } from '../browse/asset-warnings.tsx';
import type { Asset } from '../contract.ts';
import { t as uploads } from '../uploader/strings.ts';
import { UploadButton } from '../uploader/upload-button.tsx';
import { UploadLine } from '../uploader/upload-list.tsx';
import uploader from '../uploader/uploader.module.css';
import { AssetPreview } from './asset-preview.tsx';
import { type AssetKind, acceptOf } from './fitting.ts';
import { MediaPicker } from './media-picker.tsx';
import styles from './picker.module.css';
import { restored } from './restore-asset.ts';
import { t } from './strings.ts';
import { useAsset } from './use-asset.ts';
import { useFieldUpload } from './use-field-upload.ts';

type Props = Omit<FieldProps, 'label'> & {
  label: string;
  value: number | null;
  /** Once for each choice, when it is in the library; null twice where it is taken away. */
  onChange: (id: number | null, asset: Asset | null) => void;
  /** The only kind that fits; without it any does. */
  kind?: AssetKind | undefined;
  none?: string | undefined;
  /** What stands behind `value`, where it is at hand: otherwise the field asks for it. */
  asset?: Asset | null;
};

/** How to use it: index.ts. */
export function MediaField({ value, onChange, kind, none, asset: known, ...field }: Props) {
  const language = useLanguage();
  const choose = useRef<HTMLButtonElement>(null);
  const [isOpen, open] = useState(false);
  const [isOver, setOver] = useState(false);
  const { asset, failure, isLoading, show, again } = useAsset(value, known);
  const take = async (chosen: Asset) => {
    if (kind && chosen.kind !== kind) return setProblem(t(language, `only_${kind}`, { name: nameOf(chosen, language) }));
    setProblem('');
    try {
      const there = await restored(chosen, language);
      show(there);
      onChange(there.id, there);
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : t(language, 'offline');
      setProblem(t(language, 'not_taken', { name: nameOf(chosen, language), reason }));
    }
  };
  const { item, problem, setProblem, send } = useFieldUpload(kind, (taken) => void take(taken));
  const drag = dropHandlers(setOver, send);
  const words = problem || failure || (asset?.deleted_at ? t(language, 'in_bin') : '');
  return (
    <>
      <Field {...field}>
        {({ attributes: { name, ...attributes } }) => (
          <div className={styles.field} data-over={isOver || undefined} {...drag}>
            <input type="hidden" name={name} value={value ?? ''} />
            {asset ? <AssetPreview asset={asset} /> : <p className={styles.none}>{isLoading ? t(language, 'loading') : (none ?? t(language, 'none'))}</p>}
            {item && (
              <div className={uploader.upload} data-state={item.state}>
                <UploadLine item={item} />
              </div>
            )}
            <div role="alert">
              {words && (
                <Notice kind="error">
                  <p>{words}</p>
                  {failure && (
                    <Button size="compact" onClick={again}>
                      {t(language, 'again')}
                    </Button>
                  )}
                </Notice>
              )}
            </div>
            <div className={styles.ways}>
              <Button
                {...attributes}
                ref={choose}
                size="small"
                aria-label={`${t(language, value === null ? 'choose' : 'change')}: ${field.label}`}
                onClick={() => open(true)}
              >
                {t(language, value === null ? 'choose' : 'change')}
              </Button>
              <UploadButton isSingle accept={kind && acceptOf[kind]} name={`${uploads(language, 'upload')}: ${field.label}`} onFiles={send} />
              {value !== null && (
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`${t(language, 'remove')}: ${field.label}`}
                  onClick={() => {
                    setProblem('');
                    onChange(null, null);
                    choose.current?.focus();
                  }}
                >
                  {t(language, 'remove')}
                </Button>
              )}
            </div>
            <p className={styles.drop}>{t(language, 'drop')}</p>
          </div>
        )}
      </Field>
      {isOpen && <MediaPicker kind={kind} onPick={(chosen) => void take(chosen)} onClose={() => open(false)} />}
    </>
  );
}

/** A file that is dropped on the field or pasted into it is the field's, and nobody's around it. */
function dropHandlers(setOver: (isOver: boolean) => void, send: (files: readonly File[]) => void) {
  const ifFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  };
  return {
    onDragOver: ifFiles(() => setOver(true)),
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop: ifFiles((event) => {
      setOver(false);
      send([...event.dataTransfer.files]);
    }),
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      send(files);
    },
  };
}

import { Minus, Plus } from 'lucide';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { Asset, MediaContract } from '../contract.ts';
import type { Crop, Crops } from '../image-sizes.ts';
import styles from './crop.module.css';
import { type CutRatio, cropAround, moveCrop, scaleCrop } from './crop-geometry.ts';
import { Preview } from './preview.tsx';
import { t } from './strings.ts';

const cutRatios = ['3x2', '16x9', '4x5'] as const satisfies readonly CutRatio[];
type Target = 'focal' | CutRatio;
/** What a key moves, as a part of the picture; with Shift five times as much. */
const step = 0.01;
const arrows: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const percent = (part: number) => Math.round(part * 100);

/** By pointer and by keyboard; every ratio is shown as it will be. */
export function CropEditor({ asset, onChanged }: { asset: Asset; onChanged: () => void }) {
  const language = useLanguage();
  const [target, choose] = useState<Target>('focal');
  const [focal, setFocal] = useState(asset.focal);
  const [crops, setCrops] = useState<Crops>(asset.crops);
  const [problem, setProblem] = useState('');
  const [isBusy, work] = useState(false);
  const image = asset.image_obj;
  if (!image) return null;
  const cropIn = (of: Crops, ratio: CutRatio): Crop => of[ratio] ?? cropAround(image, ratio, focal);
  const cropOf = (ratio: CutRatio) => cropIn(crops, ratio);
  const isChanged = JSON.stringify([focal, crops]) !== JSON.stringify([asset.focal, asset.crops]);
  // A pointer moves several times before the picture is drawn anew.
  const setCrop = (ratio: CutRatio, change: (crop: Crop) => Crop) => setCrops((now) => ({ ...now, [ratio]: change(cropIn(now, ratio)) }));
  const move = (x: number, y: number) => {
    if (target === 'focal') setFocal((now) => ({ x: clamp(now.x + x), y: clamp(now.y + y) }));
    else setCrop(target, (crop) => moveCrop(crop, { x, y }));
  };
  const scale = (factor: number) => target !== 'focal' && setCrop(target, (crop) => scaleCrop(image, target, crop, factor));
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const factor = { '+': 1.05, '-': 1 / 1.05 }[event.key];
    if (!arrow && !factor) return;
    event.preventDefault();
    if (arrow) move(arrow[0] * step * (event.shiftKey ? 5 : 1), arrow[1] * step * (event.shiftKey ? 5 : 1));
    if (factor) scale(factor);
  };
  const save = async () => {
    work(true);
    setProblem('');
    try {
      const body = { focal, crops };
      await client<MediaContract>(httpTransport).patch('/api/media/{id}/', { language, headers: writing(asset.revision), parameters: { id: asset.id }, body });
      showToast(t(language, 'saved'));
      onChanged();
    } catch (error) {
      setProblem(t(language, 'failed', { reason: error instanceof ApiError ? error.message : t(language, 'offline') }));
    }
    work(false);
  };
  const crop = target === 'focal' ? null : cropOf(target);
  const label = crop
    ? t(language, 'crop_label', { ratio: t(language, `ratio_${target as CutRatio}`), x: percent(crop.x), y: percent(crop.y), width: percent(crop.width) })
    : t(language, 'focal_label', { x: percent(focal.x), y: percent(focal.y) });
  return (
    <section aria-label={t(language, 'crops')} className={styles.editor}>
      <Stage image={image} focal={focal} crop={crop} label={label} onKeyDown={onKeyDown} onPoint={setFocal} onMove={move} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form */}
      <div role="group" aria-label={t(language, 'what')} className={styles.targets}>
        {(['focal', ...cutRatios] as const).map((one) => (
          <Button key={one} size="compact" look="secondary" aria-pressed={target === one} onClick={() => choose(one)}>
            {t(language, one === 'focal' ? 'focal' : `ratio_${one}`)}
          </Button>
        ))}
        {target !== 'focal' && (
          <>
            <IconButton icon={Minus} size="compact" label={t(language, 'smaller')} onClick={() => scale(1 / 1.1)} />
            <IconButton icon={Plus} size="compact" label={t(language, 'larger')} onClick={() => scale(1.1)} />
            {crops[target] && (
              <Button
                size="compact"
                look="link"
                onClick={() => {
                  const { [target]: _, ...rest } = crops;
                  setCrops(rest);
                }}
              >
                {t(language, 'automatic')}
              </Button>
            )}
          </>
        )}
      </div>
      <p className={styles.hint}>{t(language, target === 'focal' ? 'focal_hint' : 'crop_hint')}</p>
      <ul aria-label={t(language, 'previews')} className={styles.previews}>
        {cutRatios.map((ratio) => (
          <li key={ratio}>
            <Preview image={image} ratio={ratio} crop={cropOf(ratio)} />
            <span>{t(language, `ratio_${ratio}`)}</span>
          </li>
        ))}
      </ul>
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      {isChanged && (
        <div className={styles.targets}>
          <Button size="small" look="primary" busy={isBusy} onClick={save}>
            {t(language, 'save')}
          </Button>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              setFocal(asset.focal);
              setCrops(asset.crops);
            }}
          >
            {t(language, 'reset')}
          </Button>
        </div>
      )}
    </section>
  );
}

type StageProps = {
  image: { url: string; width: number; height: number; color: string };
  focal: { x: number; y: number };
  crop: Crop | null;
  label: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onPoint: (point: { x: number; y: number }) => void;
  onMove: (x: number, y: number) => void;
};

/** Its handle has the focus, and says where it stands. */
function Stage({ image, focal, crop, label, onKeyDown, onPoint, onMove }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const at = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: clamp((clientX - box.left) / box.width), y: clamp((clientY - box.top) / box.height) } : { x: 0, y: 0 };
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = at(event);
    if (!crop) onPoint(from.current);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = from.current;
    if (!before) return;
    const now = at(event);
    from.current = now;
    if (crop) onMove(now.x - before.x, now.y - before.y);
    else onPoint(now);
  };
  const end = () => {
    from.current = null;
  };
  const part = crop ?? { x: focal.x, y: focal.y, width: 0, height: 0 };
  const place = { left: `${part.x * 100}%`, top: `${part.y * 100}%`, ...(crop && { width: `${crop.width * 100}%`, height: `${crop.height * 100}%` }) };
  return (
    <div
      ref={stage}
      className={styles.stage}
      style={{ aspectRatio: `${image.width} / ${image.height}`, inlineSize: `min(100%, ${(60 * image.width) / image.height}vh)`, backgroundColor: image.color }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <img src={image.url} alt="" draggable={false} />
      <button type="button" className={crop ? styles.frame : styles.point} style={place} aria-label={label} onKeyDown={onKeyDown} />
    </div>
  );
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

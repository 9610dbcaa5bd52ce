import { type Crop, proportionOf } from '../image-sizes.ts';
import styles from './crop.module.css';
import type { CutRatio } from './crop-geometry.ts';

type Props = { image: { url: string; width: number; height: number; color: string }; ratio: CutRatio; crop: Crop };

/** The picture itself, shifted and enlarged, so that it follows while one draws. */
export const Preview = ({ image, ratio, crop }: Props) => (
  <span className={styles.preview} style={{ aspectRatio: proportionOf(image, ratio), backgroundColor: image.color }}>
    <img
      src={image.url}
      alt=""
      style={{
        width: `${100 / crop.width}%`,
        height: `${100 / crop.height}%`,
        left: `${(-crop.x / crop.width) * 100}%`,
        top: `${(-crop.y / crop.height) * 100}%`,
      }}
    />
  </span>
);

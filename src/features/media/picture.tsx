import type { ImageObject } from './image-schema.ts';
import { type ImageRatio, type ImageWidth, proportionOf, widthAvailable } from './image-sizes.ts';
import { imageUrl } from './image-url.ts';
import styles from './picture.module.css';

type PictureProps = {
  /** Without its size every width is offered; in the ratio `full` it needs one. */
  image: Pick<ImageObject, 'id' | 'version' | 'color' | 'alt' | 'alt_lang' | 'animated'> & Partial<Pick<ImageObject, 'width' | 'height'>>;
  ratio: ImageRatio;
  /** How wide the picture is shown: CSS media conditions, as in HTML's `sizes`. */
  sizes: string;
  /** The smallest first; each costs about 75 bytes of HTML: name only those that this place can need. */
  widths?: readonly ImageWidth[];
  /** For the one picture that is seen first: loaded at once and before others; `preload`, of the server alone, says so in the head of the page as well. */
  priority?: boolean | 'preload';
  /** At once, though others come first; by itself a picture comes when it is about to be seen. */
  loading?: 'eager' | 'lazy' | undefined;
  className?: string | undefined;
};

/** Space and colour are reserved; AVIF, WebP, one JPEG. A small one, of at most two widths, has one WebP, as a list has ten pictures. */
export function Picture({ image: given, ratio, sizes, widths = [320, 640, 768, 1024, 1536], priority = false, loading = 'lazy', className }: PictureProps) {
  const image = given as Sized; // what a size that is missing is compared with is never too large
  const offered = offeredWidths(image, ratio, widths);
  const fallback = offered.find((width) => width >= 640) ?? offered.at(-1) ?? 320;
  // One that moves does so as WebP alone.
  const srcSet = (format: 'avif' | 'webp') => offered.map((width) => `${imageUrl(image, { ratio, width, format })} ${width}w`).join(',');
  const picture = (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture}>
      {!image.animated && <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />}
      {offered.length > 2 ? (
        <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
      ) : (
        <source type="image/webp" srcSet={imageUrl(image, { ratio, width: fallback, format: 'webp' })} />
      )}
      <img
        src={imageUrl(image, { ratio, width: fallback, format: 'jpg' })}
        width={fallback}
        height={Math.round(fallback / proportionOf(image, ratio))}
        alt={image.alt}
        lang={image.alt_lang}
        style={{ backgroundColor: image.color }}
        {...(priority ? { fetchPriority: 'high' } : { loading })}
      />
    </picture>
  );
  if (!import.meta.env.SSR || priority !== 'preload') return picture;
  const format = image.animated ? 'webp' : 'avif';
  return (
    <>
      <link
        rel="preload"
        as="image"
        href={imageUrl(image, { ratio, width: fallback, format })}
        imageSrcSet={srcSet(format)}
        imageSizes={sizes}
        type={`image/${format}`}
        fetchPriority="high"
      />
      {picture}
    </>
  );
}

type Sized = Pick<ImageObject, 'id' | 'version' | 'width' | 'height' | 'color' | 'alt' | 'alt_lang' | 'animated'>;

/** The smallest is always there. */
function offeredWidths(image: { width: number; height: number }, ratio: ImageRatio, widths: readonly ImageWidth[]): ImageWidth[] {
  const available = widthAvailable(image, proportionOf(image, ratio));
  return widths.filter((width, index) => index === 0 || !(width > available));
}

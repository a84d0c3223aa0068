'use client';

import { useEffect, useRef, useState } from 'react';
import { cx } from './cx';

type AvatarStatus = 'idle' | 'loading' | 'loaded' | 'error';

/** `Renee Castillo` → `RC` */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0]?.toUpperCase()).join('');
}

type AvatarProps = { src: string; name: string };

/** A portrait with the initials behind it: they show until the picture has loaded, and for good when it fails. */
export function Avatar({ src, name }: AvatarProps) {
  const image = useRef<HTMLImageElement>(null);
  const [status, setStatus] = useState<AvatarStatus>('idle');

  useEffect(() => {
    const element = image.current;
    if (!element) return;
    // The picture may have loaded or failed before hydration, and then no event comes any more.
    if (!element.complete) setStatus('loading');
    else setStatus(element.naturalWidth > 0 ? 'loaded' : 'error');
  }, []);

  return (
    <span
      data-status={status}
      className="relative grid size-13 shrink-0 place-items-center overflow-hidden rounded-full bg-brand-tint font-semibold text-brand-deep"
    >
      <span aria-hidden>{initials(name)}</span>
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img
        ref={image}
        src={src}
        alt=""
        width={52}
        height={52}
        loading="lazy"
        onLoad={() => setStatus('loaded')}
        onError={() => setStatus('error')}
        className={cx('absolute inset-0 size-full object-cover', status === 'error' && 'hidden')}
      />
    </span>
  );
}

import type { IconName } from '@/lib/content/schemas/fields';
import { icons } from '@/lib/icons';
import { Lucide } from './lucide';

type IconProps = { name: IconName; className?: string };

/** A decorative icon: hidden from assistive technology, 1.75 px stroke, 20 px by default. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return <Lucide icon={icons[name]} className={className} />;
}

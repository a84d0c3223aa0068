import type { IconName } from '@/lib/content/schemas/fields';
import { IconTile } from './icon-tile';

type IconBlockProps = { block: { icon: IconName; title: string; text: string } };

/** A list item without a box: icon, title and text. */
export function IconBlock({ block }: IconBlockProps) {
  return (
    <li>
      <IconTile name={block.icon} />
      <h3 className="mt-4 text-card">{block.title}</h3>
      <p className="mt-1.5 text-ink-soft">{block.text}</p>
    </li>
  );
}

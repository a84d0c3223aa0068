import { Play } from 'lucide';
import { ExternalLink, NewTabMark } from '@/components/ui/external-link';
import { Lucide } from '@/components/ui/lucide';
import { Photo } from '@/components/ui/photo';
import { addresses } from '@/lib/content';
import type { Demo } from '@/lib/content/schemas/demo';
import { ToolDrawing } from './tool-picture';

/** The demo video's thumbnail on the page's large drawing. It opens the video in a new tab. */
export function VideoTool({ object, thumbnail }: Pick<Demo, 'object' | 'thumbnail'>) {
  return (
    <div className="tool">
      <ToolDrawing object={object} />
      <div className="tool-plate tool-plate-link">
        <ExternalLink href={addresses.demoVideo} ownMark className="group text-white">
          <Photo name={thumbnail.src} use="thumbnail" alt={thumbnail.alt} priority className="print-hidden" />
          <span className="flex items-center gap-3 font-semibold">
            <span className="print-hidden grid size-14 shrink-0 place-items-center rounded-full border-3 border-ink bg-brand transition-transform group-hover:[scale:1.05]">
              <Lucide icon={Play} className="ml-1 size-6 fill-current" />
            </span>
            <span className="min-w-0 wrap-anywhere underline-offset-4 group-hover:underline">
              {thumbnail.linkText}
              <NewTabMark />
            </span>
          </span>
        </ExternalLink>
      </div>
    </div>
  );
}

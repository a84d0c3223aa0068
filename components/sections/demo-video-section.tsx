import { Play } from 'lucide';
import { ExampleCaption } from '@/components/ui/example-caption';
import { ExternalLink, NewTabMark } from '@/components/ui/external-link';
import { Photo } from '@/components/ui/photo';
import { Section } from '@/components/ui/section';
import { addresses } from '@/lib/content';
import type { Demo } from '@/lib/content/schemas/demo';
import { Lucide } from '@/components/ui/lucide';

/** The demo video's thumbnail. It opens the video in a new tab. */
export function DemoVideoSection({ thumbnail }: { thumbnail: Demo['thumbnail'] }) {
  return (
    <Section label={thumbnail.linkText} continued>
      <ExternalLink href={addresses.demoVideo} ownMark className="group mx-auto block max-w-4xl rounded-card">
        <span className="relative block overflow-hidden rounded-card border-3 border-ink">
          <Photo name={thumbnail.src} use="thumbnail" alt={thumbnail.alt} priority className="h-auto w-full" />
          <span className="absolute inset-x-[4%] bottom-[6%] flex items-center gap-3 text-small font-semibold text-white sm:text-lede lg:gap-5 @max-[15rem]/page:static @max-[15rem]/page:text-ink">
            <span className="grid size-14 shrink-0 place-items-center rounded-full border-3 border-ink bg-brand transition-transform group-hover:[scale:1.05] lg:size-20">
              <Lucide icon={Play} className="ml-1 size-6 fill-current lg:size-8" />
            </span>
            <span className="min-w-0 wrap-anywhere underline-offset-4 group-hover:underline">
              {thumbnail.linkText}
              <NewTabMark />
            </span>
          </span>
        </span>
      </ExternalLink>
      <ExampleCaption className="mx-auto mt-3 max-w-4xl" />
    </Section>
  );
}

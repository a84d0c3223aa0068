import { Play } from 'lucide';
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
      <ExternalLink href={addresses.demoVideo} ownMark className="group mx-auto block max-w-4xl rounded-band">
        <span className="relative block overflow-hidden rounded-band border border-rule shadow-float">
          <Photo name={thumbnail.src} slot="thumbnail" alt={thumbnail.alt} priority className="h-auto w-full" />
          <span className="absolute inset-0 grid place-items-center">
            <span className="grid size-20 place-items-center rounded-full bg-brand text-white shadow-float transition-transform group-hover:[scale:1.05]">
              <Lucide icon={Play} className="ml-1 size-8 fill-current" />
            </span>
          </span>
        </span>
        <span className="mt-5 block text-center font-semibold text-brand-deep underline-offset-4 group-hover:underline">
          {thumbnail.linkText}
          <NewTabMark />
        </span>
      </ExternalLink>
    </Section>
  );
}

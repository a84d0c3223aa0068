import { PhoneLink } from '@/components/ui/contact-facts';
import { Section } from '@/components/ui/section';
import { site } from '@/lib/content';

/** Where visitors hear the product: a number to call, a recording, or both. Nothing until the company has one. */
export function ListenSection() {
  const { listen, phone } = site;
  const number = listen?.callNumber ? phone?.number : undefined;
  if (!listen || (!number && !listen.recording)) return null;
  const { title, text, recording } = listen;
  return (
    <Section continued labelledBy="listen">
      <div className="on-ink grid gap-x-16 gap-y-5 rounded-card bg-ink p-6 text-white lg:grid-cols-2 lg:items-center lg:p-10">
        <div>
          <h2 id="listen" className="text-headline">
            {title}
          </h2>
          <p className="mt-3 max-w-text text-brand-soft">{text}</p>
        </div>
        <div className="grid gap-4">
          {number && (
            <PhoneLink number={number} className="w-fit font-display text-headline underline underline-offset-8" />
          )}
          {recording && (
            <figure className="grid gap-3">
              <figcaption className="font-semibold">{recording.title}</figcaption>
              {/* Sound alone has a transcript instead of captions. */}
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
              <audio controls preload="none" src={recording.file} className="w-full" />
              <details>
                <summary className="underline underline-offset-4">Transcript</summary>
                <p className="mt-2 max-w-text text-brand-soft">{recording.transcript}</p>
              </details>
            </figure>
          )}
        </div>
      </div>
    </Section>
  );
}

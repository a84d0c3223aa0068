import { StandingObject } from '@/components/illustrations/drawing';
import { PlateHead } from '@/components/illustrations/kit/head';
import { Message } from '@/components/illustrations/kit/message';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/section';
import type { NotFound } from '@/lib/content/schemas/not-found';

/** An address that does not exist, as a missed call that is texted back. */
function LostCall({ scene: { label, call, reply, home } }: Pick<NotFound, 'scene'>) {
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true" className="kit-card">
        <PlateHead title={call.title} time={call.text} missed />
        <PlateHead title={reply.from} />
        {reply.messages.map((message) => (
          <Message key={message} from="business" text={message} />
        ))}
        <p className="kit-message kit-message-received">
          <b className="block font-semibold">{home.title}</b> {home.text}
        </p>
      </div>
    </div>
  );
}

/** What a visitor reads at an address that does not exist: its number, with a round thing as its zero, and a picture. */
export function NotFoundSection({ notFound }: { notFound: NotFound }) {
  return (
    <section id="not-found" aria-labelledby="page-title" className="floor-band pt-bar">
      <Container className="pt-4 pb-12 lg:pb-20">
        {/* As wide as the window, and on wide screens as high as leaves room for the words below. */}
        <p className="flex items-end justify-center gap-[0.01em] font-display text-[min(43cqw,27rem,52svh)] leading-[0.74] font-extrabold tracking-[-0.05em]">
          <span className="sr-only">404</span>
          <span aria-hidden="true">4</span>
          <StandingObject name={notFound.object} className="mr-[-0.02em] ml-[0.08em] w-[0.84em]!" />
          <span aria-hidden="true">4</span>
        </p>
        <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-8 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_33rem]">
          <div>
            <h1 id="page-title" className="text-head">
              {notFound.title}
            </h1>
            <p className="mt-3 mb-6 max-w-120 text-lede">{notFound.text}</p>
            <ButtonLink href="/">{notFound.homeText}</ButtonLink>
          </div>
          <LostCall scene={notFound.scene} />
        </div>
      </Container>
    </section>
  );
}

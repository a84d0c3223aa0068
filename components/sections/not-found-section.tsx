import { Bubble } from '@/components/scenes/bubble';
import { SceneFrame } from '@/components/scenes/scene-frame';
import { SceneTile } from '@/components/scenes/scene-tile';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/section';
import type { NotFound } from '@/lib/content/schemas/not-found';

/** The line that breaks off before the first card. */
function LostLine() {
  return (
    <svg aria-hidden="true" width="1" height="1" className="lost-line">
      <path d="M-900 0H0" className="stroke-brand" />
      <path d="M8 0C190 0 170-500 330-510" strokeDasharray="2 10" className="stroke-clay-bright" />
      <circle r="8" className="fill-white stroke-clay-bright" />
    </svg>
  );
}

/** The page for addresses that do not exist, told as a missed call that is texted back. */
export function NotFoundSection({ notFound }: { notFound: NotFound }) {
  const { call, reply, home } = notFound.scene;
  return (
    <section aria-labelledby="page-title" className="not-found hero-background pt-bar">
      <Container className="grid grid-cols-1 items-start gap-12 pt-8 pb-16 lg:grid-cols-2 lg:gap-20 lg:pt-14 lg:pb-24">
        <div>
          <p className="not-found-number">404</p>
          <h1 id="page-title" className="text-headline">
            {notFound.title}
          </h1>
          <p className="mt-4 mb-8 max-w-[26rem] text-lede text-ink-soft">{notFound.text}</p>
          <ButtonLink href="/">{notFound.homeText}</ButtonLink>
        </div>
        <div className="relative lg:pt-14">
          <LostLine />
          <SceneFrame label={notFound.scene.label}>
            <ul className="not-found-story">
              <li>
                <SceneTile name="phone-missed" tone="clay" large className="relative" />
                <div className="not-found-card">
                  <p className="font-semibold">{call.title}</p>
                  <p className="text-small text-ink-quiet">{call.text}</p>
                </div>
              </li>
              <li>
                <SceneTile name="message" tone="blue" large className="relative" />
                <div className="not-found-card grid gap-2">
                  <p className="text-tiny text-ink-quiet">{reply.from}</p>
                  {reply.messages.map((message) => (
                    <Bubble key={message} side="sent">
                      {message}
                    </Bubble>
                  ))}
                </div>
              </li>
              <li>
                <SceneTile name="home" tone="leaf" large className="relative" />
                <div className="not-found-card">
                  <p className="font-semibold">{home.title}</p>
                  <p className="text-small text-ink-quiet">{home.text}</p>
                </div>
              </li>
            </ul>
          </SceneFrame>
        </div>
      </Container>
    </section>
  );
}

import { FeaturePicture } from '@/components/illustrations/scenes/feature-picture';
import { CheckList } from '@/components/ui/check-list';
import { ExampleCaption } from '@/components/ui/example-caption';
import { Section } from '@/components/ui/section';
import type { Detail } from '@/lib/content/schemas/sections';

/** One feature in detail: a scene on the left, an explanation with bullet points on the right. */
export function DetailSection({ detail }: { detail: Detail }) {
  return (
    <Section background="white" labelledBy="detail" className="offscreen-[54rem] lg:offscreen-[24rem]">
      <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-2 xl:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] xl:gap-18">
        <div className="lg:order-2">
          <h2 id="detail" className="text-headline">
            {detail.title}
          </h2>
          <p className="mt-4 text-lede text-ink-soft">{detail.text}</p>
          <CheckList points={detail.points} className="mt-5 gap-2.5 lg:mt-7 lg:gap-3" />
        </div>
        <div>
          <FeaturePicture picture={detail.scene} />
          <ExampleCaption className="mt-3" />
        </div>
      </div>
    </Section>
  );
}

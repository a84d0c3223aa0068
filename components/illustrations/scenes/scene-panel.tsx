import { ExampleCaption } from '@/components/ui/example-caption';
import { cx } from '@/components/ui/cx';
import type { Panel, PanelCardData } from '@/lib/content/schemas/sections';
import type { Scene } from '@/lib/content/schemas/scenes';
import { ScenePicture } from './scene-picture';
import { SceneTile } from './scene-tile';
import '@/components/ui/patterns.css';
import './panel.css';

type ScenePanelProps = {
  panel: Panel;
  scene: Scene;
  /** The scene shows what a page will be about, in an outline. */
  ahead?: boolean;
};

/** What comes before the scene, or what comes of it: a small card that hangs on one of its corners. */
function PanelCard({ card, end, line }: { card: PanelCardData; end: 'first' | 'last'; line: Panel['line'] }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'absolute flex w-max max-w-76 items-center gap-3 rounded-[16px] border-3 border-ink bg-white py-2.5 pr-4.5 pl-2.5 text-tiny/[1.35]',
        'text-ink-quiet',
        end === 'first' ? 'left-0 lg:-left-10' : 'right-0 lg:-right-4',
        (end === 'first') === (line === 'falling') ? 'bottom-[calc(100%+1rem)]' : 'top-[calc(100%+1rem)]',
      )}
    >
      <SceneTile name={card.icon} tone={end === 'first' ? 'blue' : 'sun'} />
      <p>
        <b className="block text-small/[1.35] font-semibold text-ink">{card.title}</b> {card.detail}
      </p>
    </div>
  );
}

/**
 * What is around a hero's scene: a background that reaches to the window's edges, and the line past the scene, from what came
 * before it to what came of it.
 */
export function ScenePanel({ panel, scene, ahead = false }: ScenePanelProps) {
  const [first, last] = panel.cards ?? [];
  return (
    <div
      className={cx(
        'print-hidden relative -mx-5 grid items-center px-5 py-6 sm:-mx-8 sm:px-[calc(50%-14rem)] lg:mx-0',
        'lg:h-full lg:min-h-140 lg:py-8 lg:pr-0 lg:pl-12',
      )}
    >
      <div className={`panel-background patterned pattern-${panel.background}`} />
      <div
        className={cx(
          'relative mx-auto w-full max-w-112',
          ahead && 'rounded-band border-2 border-dashed border-brand p-3',
          first && `panel-with-cards panel-${panel.line}`,
        )}
      >
        <ScenePicture scene={scene} />
        {first && <PanelCard card={first} end="first" line={panel.line} />}
        {last && <PanelCard card={last} end="last" line={panel.line} />}
      </div>
      <ExampleCaption ground="tint" className="absolute bottom-2 left-5 lg:left-12" />
    </div>
  );
}

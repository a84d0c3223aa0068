import { Check } from 'lucide';
import { Drawing } from '@/components/illustrations/drawing';
import { Badge } from '@/components/illustrations/kit/head';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import type { Tool } from '@/lib/content/schemas/tool';
import { ToolPlate } from './tool-plate';
import './tool.css';
import './tool.deferred.css';

/**
 * Where things are on the drawing, for the styles of the page: the policy of pages knows no style attributes. Lengths are in units of
 * the drawing.
 */
export function ToolPlaces({ places: { plate, hook, phone, outlet } }: Pick<Tool, 'places'>) {
  const numbers = {
    px: plate.x,
    py: plate.y,
    pw: plate.width,
    ph: plate.height,
    hx: hook?.x,
    hy: hook?.y,
    hl: hook?.string,
    tr: hook && `${hook.turn}deg`,
    mid: phone.middle,
    my: phone.y,
    mr: phone.turn && `${phone.turn}deg`,
    end: phone.end && `calc(${phone.end}*var(--u))`,
    ox: outlet,
  };
  const set = Object.entries(numbers).map(([name, value]) => (value === undefined ? '' : `--${name}:${value};`));
  return <style href="tool-places" precedence="tool">{`.ground{${set.join('')}}`}</style>;
}

/** The tag that hangs from the drawing: the one fact. */
function ToolTag({ tag: { top, figure, text, badge } }: { tag: NonNullable<Tool['tag']> }) {
  return (
    <p className={figure.length > 6 || /[a-z]{5}/i.test(figure) ? 'tool-tag tool-tag-long' : 'tool-tag'}>
      <span>{top}</span> <b className="font-display">{figure}</b>{' '}
      <span>
        {text} {badge && <Badge badge={badge} />}
      </span>
    </p>
  );
}

/** The drawing alone, within `.tool`. The end of the page shows it again. */
export function ToolDrawing({ object }: Pick<Tool, 'object'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 600" className="drawn tool-drawing print-hidden">
      <g id="tool">
        <Drawing folder="objects" name={object} without="marks" />
      </g>
    </svg>
  );
}

/** The thing that a trade works with, as tall as the window, with the product written on it. One image to assistive technology. */
export function ToolPicture({ tool }: { tool: Tool }) {
  return (
    <div role="img" aria-label={tool.label} className="tool print-hidden">
      <ToolDrawing object={tool.object} />
      <div aria-hidden="true" className={`tool-plate tool-plate-${tool.plate.kind}`}>
        <ToolPlate plate={tool.plate} />
      </div>
      {tool.tag && (
        <div aria-hidden="true" className="contents">
          <ToolTag tag={tool.tag} />
        </div>
      )}
    </div>
  );
}

type ToolResultProps = {
  tool: Pick<Tool, 'tag'>;
  /** What came of it. Without it, what the tag says. */
  result?: { figure: string; text: string };
};

/** The same drawing at the end of the page, with what came of it. */
export function ToolResult({
  tool: { tag },
  result = tag && { figure: tag.figure, text: tag.badge?.text ?? tag.text ?? tag.top },
}: ToolResultProps) {
  return (
    <div aria-hidden="true" className="tool tool-small print-hidden">
      <svg viewBox="0 0 640 600" className="drawn tool-drawing">
        <use href="#tool" />
      </svg>
      <p className="tool-plate tool-result">
        <span className="tool-check">
          <Lucide icon={Check} strokeWidth={3} />
        </span>
        {result && (
          <>
            <b className={cx('font-display', result.figure.length > 9 && 'tool-result-long')}>{result.figure}</b>{' '}
            {result.text}
          </>
        )}
      </p>
    </div>
  );
}

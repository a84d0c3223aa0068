import { ask, type Answer } from './api';
import type { Found, Shown, ToPage, ToPanel } from './frame';

/** The page in the frame: which of its texts come from which field. Nothing that it says is trusted. */

export type Spot = Shown & { text: string; matches: Answer<'match'>[number] };

async function spotsOf(path: string, found: readonly Found[]): Promise<Spot[]> {
  const [inner, outer] = await Promise.all([
    ask('match', { path, texts: found.map(({ text }) => text) }),
    ask('match', { path, texts: found.map(({ block }) => block) }),
  ]);
  const spots = found.flatMap(({ text, block }, index): Spot[] => {
    const [own, whole] = [inner[index] ?? [], outer[index] ?? []];
    const isBlock = whole[0]?.isPart === false || own.length === 0;
    const matches = isBlock ? whole : own;
    return matches.length > 0 ? [{ index, isBlock, text: isBlock ? block : text, matches }] : [];
  });
  const once = spots.filter(({ isBlock, text }, nth) => !isBlock || spots[nth - 1]?.text !== text);
  // The page itself before its header and footer.
  return once.toSorted((one, other) => Number(found[one.index]?.isOutside) - Number(found[other.index]?.isOutside));
}

type Listener = {
  /** @param isNew whether the page has just been loaded */
  onSpots: (spots: Spot[], path: string, isNew: boolean) => void;
  onPick: (spot: Spot) => void;
};

/** Follows the pages of a frame, whichever is shown. */
export function followPages(frame: HTMLIFrameElement, origin: string, { onSpots, onPick }: Listener) {
  let spots: Spot[] = [];
  let isEditing = true;
  let turn = 0;
  const tell = (said: ToPage) => frame.contentWindow?.postMessage(said, origin);
  const tellSpots = () =>
    tell({ kind: 'spots', turn, spots: spots.map(({ index, isBlock }) => ({ index, isBlock })), isEditing });
  const hear = ({ data, source, origin: from }: MessageEvent<ToPanel>) => {
    if (source !== frame.contentWindow || from !== origin) return;
    if (data.kind === 'pick') {
      const spot = spots[data.spot];
      if (spot) onPick(spot);
      return;
    }
    const { path, found, turn: asked } = data;
    void spotsOf(path, found).then((all) => {
      spots = all;
      turn = asked;
      tellSpots();
      onSpots(all, path, asked === 1);
    });
  };
  addEventListener('message', hear);
  return {
    edit(is: boolean) {
      isEditing = is;
      tellSpots();
    },
    show: (spot: Spot) => tell({ kind: 'show', spot: spots.indexOf(spot) }),
    stop: () => removeEventListener('message', hear),
  };
}

import { inDigits, sumOfDollars } from '@/lib/content/texts';
import type { StageOf } from '@/lib/content/schemas/stages';
import { sum } from '@/lib/sum';
import { StageCard } from './stage-card';

/** A report that can be read by channel. In front of the bars of all channels are those of the chosen one. */
export function ChannelsStage({ stage }: { stage: StageOf<'channels'> }) {
  const { whole, channels, words, weeks } = stage;
  const all = weeks.map((_, week) => sum(channels.map((channel) => channel.weeks[week] ?? 0)));
  const most = Math.max(...all);
  const bars = (counts: readonly number[]) =>
    counts.map((count, week) => `M${week * 8 + 1} ${most}v-${count}h6v${count}`).join('');
  return (
    <StageCard stage={stage} choices={[whole, ...channels].map(({ name }) => ({ label: name }))}>
      <div role="status" className="stage-panes">
        {[{ ...whole, weeks: all }, ...channels].map((channel) => (
          <div key={channel.name}>
            <dl>
              {(['asked', 'booked', 'paid'] as const).map((figure) => (
                <div key={figure}>
                  <dt>{words[figure]}</dt>
                  <dd>{figure === 'paid' ? sumOfDollars(channel.paid) : inDigits(channel[figure])}</dd>
                </div>
              ))}
            </dl>
            <p className="channel-name">
              {words.weeks} <b>{channel.name}</b>
            </p>
            <svg aria-hidden="true" viewBox={`0 0 32 ${most}`} preserveAspectRatio="none">
              <path d={bars(all)} />
              <path d={bars(channel.weeks)} />
            </svg>
            <ol>
              {weeks.map((week, index) => (
                <li key={week}>
                  <b>{channel.weeks[index]}</b> {week}
                </li>
              ))}
            </ol>
            <p className="stage-note">{channel.note}</p>
          </div>
        ))}
      </div>
    </StageCard>
  );
}

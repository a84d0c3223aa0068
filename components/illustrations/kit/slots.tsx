import './kit.css';

type SlotsProps = {
  slots: readonly string[];
  /** The one that is chosen. */
  taken?: string;
};

/** Free times, or other choices. */
export function Slots({ slots, taken }: SlotsProps) {
  return (
    <ul className="kit-slots">
      {slots.map((slot) => (
        <li key={slot} className={slot === taken ? 'kit-taken' : undefined}>
          {slot}
        </li>
      ))}
    </ul>
  );
}

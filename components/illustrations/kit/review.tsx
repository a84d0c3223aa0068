import { Stars } from '@/components/ui/stars';
import './kit.deferred.css';

/** Five stars, and what the customer writes. */
export function Review({ text }: { text: string }) {
  return (
    <div className="kit-review">
      <Stars /> <p>{text}</p>
    </div>
  );
}

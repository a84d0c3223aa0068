import { Star } from 'lucide';
import { Lucide } from '@/components/ui/lucide';

const five = [1, 2, 3, 4, 5];

/** Five filled stars; whoever shows them says in words what they mean. */
export function Stars() {
  return (
    <span className="inline-flex gap-0.5 align-[-2px] text-sun">
      {five.map((star) => (
        <Lucide icon={Star} key={star} className="size-4 fill-current" />
      ))}
    </span>
  );
}

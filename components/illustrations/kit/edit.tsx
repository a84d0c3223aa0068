import type { EditData } from '@/lib/content/schemas/kit';
import { CardHead } from './head';

/** Words as they were, and as they are now. */
export function Edit({ was, now, detail }: EditData) {
  return (
    <>
      <s>{was}</s> <CardHead title={now} detail={detail} />
    </>
  );
}

import { CheckList } from '@/components/ui/check-list';

/** What a problem looks like from day to day. On cards a rule separates the list from the text. */
export function Symptoms({ points, ruled = false }: { points: string[] | undefined; ruled?: boolean }) {
  if (!points) return null;
  if (!ruled) return <CheckList points={points} mark="missing" className="mt-4 gap-2 text-small" />;
  return (
    <div className="mt-4 border-t border-rule pt-4">
      <CheckList points={points} mark="missing" className="gap-2 text-small" />
    </div>
  );
}

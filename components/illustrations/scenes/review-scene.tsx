import { SceneCard, type SceneProps } from './scene-frame';
import { Stars } from '@/components/ui/stars';

/** A public review and the business's reply. */
export function ReviewScene({ scene, embedded }: SceneProps<'review'>) {
  return (
    <SceneCard label={scene.label} embedded={embedded} title={scene.name} aside={scene.when}>
      <Stars />
      <p className="mt-2 text-lede">“{scene.text}”</p>
      <p className="mt-4 border-l-4 border-brand bg-brand-tint px-4 py-3">
        <span className="mb-0.5 block text-tiny font-semibold text-brand-deep">Your answer</span>
        {scene.reply}
      </p>
    </SceneCard>
  );
}

import type { ReactNode } from 'react';
import { SceneFrame } from '@/components/illustrations/scenes/scene-frame';
import { cx } from '@/components/ui/cx';
import './services.css';

type ServiceSheetProps = { label: string; className?: string; children: ReactNode };

/** The large sheet in the hero of a service. */
export function ServiceSheet({ label, className, children }: ServiceSheetProps) {
  return (
    <SceneFrame label={label} className={cx('service-sheet', className)}>
      {children}
    </SceneFrame>
  );
}

/** Columns of equal width. */
export const sheetGrid = 'relative grid auto-cols-fr grid-flow-col';

/** At the corner of a sheet, on wide screens in it, where there is room. */
export const sheetObject = 'absolute -right-2 -bottom-14 w-20 lg:-right-9 lg:-bottom-6 lg:w-34';

'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { ArrowRight } from 'lucide';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
import type { MenuCard } from './menu-entries';

/** The last word of a menu: where a visitor who has seen enough goes next. */
export function DesktopMenuCard({ card, onReach }: { card: MenuCard; onReach: () => void }) {
  return (
    <NavigationMenu.Link asChild>
      <PageLink href={card.href} className="menu-card" onPointerEnter={onReach} onFocus={onReach}>
        {card.label}
        <span className="menu-note">{card.note}</span>
        <Lucide icon={ArrowRight} className="size-5" />
      </PageLink>
    </NavigationMenu.Link>
  );
}

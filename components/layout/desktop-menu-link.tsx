'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { ArrowUpRight } from 'lucide';
import Link from 'next/link';
import { ExternalLink } from '@/components/ui/external-link';
import type { MenuLink } from './menu-entries';
import { Lucide } from '@/components/ui/lucide';

const look =
  'flex min-h-11 flex-col justify-center rounded-button px-3.5 py-2 leading-snug hover:bg-brand-tint aria-[current=page]:text-brand-deep';

/** One link of an open menu. Choosing it closes the menu. */
export function DesktopMenuLink({ link, current }: { link: MenuLink; current: boolean }) {
  const text = (
    <>
      <span className="inline-flex items-center gap-1.5 font-semibold">
        {link.label}
        {link.external && <Lucide icon={ArrowUpRight} className="size-4" />}
      </span>
      {link.note && <span className="text-small text-ink-soft">{link.note}</span>}
    </>
  );
  return (
    <NavigationMenu.Link asChild active={current}>
      {link.href ? (
        <Link href={link.href} prefetch={false} className={look}>
          {text}
        </Link>
      ) : (
        <ExternalLink href={link.external} className={look}>
          {text}
        </ExternalLink>
      )}
    </NavigationMenu.Link>
  );
}

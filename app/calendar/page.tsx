import { redirect, RedirectType } from 'next/navigation';

export const metadata = { title: 'Schedule a demo', robots: { index: false } };

/** For navigations within the site. A direct visit gets the host's redirect or the static page of scripts/build.ts. */
export default function Page(): never {
  redirect('/schedule', RedirectType.replace);
}

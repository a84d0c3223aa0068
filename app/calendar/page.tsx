import { redirect, RedirectType } from 'next/navigation';

export const metadata = { title: 'Schedule a demo', robots: { index: false } };

/** Makes /calendar a path that links may lead to. Hosts redirect it; the build writes a page for hosts that cannot. */
export default function Page(): never {
  redirect('/schedule', RedirectType.replace);
}

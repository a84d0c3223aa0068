import { redirect, RedirectType } from 'next/navigation';

export const metadata = { title: 'Schedule a demo', robots: { index: false } };

/** Makes /calendar a valid path for links. Hosts redirect it. For hosts that cannot, the build writes a page. */
export default function Page(): never {
  redirect('/schedule', RedirectType.replace);
}

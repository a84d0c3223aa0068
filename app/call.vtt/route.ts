import { captionsOf } from '@/lib/content/captions';
import { services } from '@/lib/content/pages';

export const dynamic = 'force-static';

/** The captions of the recorded call. The build leaves them out while no page has the recording. */
export function GET() {
  const call = services.find((service) => service.call)?.call;
  return new Response(call ? captionsOf(call) : 'WEBVTT\n', { headers: { 'Content-Type': 'text/vtt; charset=utf-8' } });
}

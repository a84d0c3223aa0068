import { minutesAndSeconds } from './clock';
import type { PhoneCall } from './schemas/call';

const timestamp = (second: number) => `00:0${minutesAndSeconds(second)}.000`;

/** The words of a call with their times, as WebVTT: https://www.w3.org/TR/webvtt1/ */
export function captionsOf({ lines, end, assistant, customer }: PhoneCall): string {
  const cues = lines.map(({ at, from, text }, index) => {
    const until = lines[index + 1]?.at ?? end;
    return `${timestamp(at)} --> ${timestamp(until)}\n<v ${from === 'customer' ? customer : assistant}>${text}`;
  });
  return ['WEBVTT', ...cues].join('\n\n').concat('\n');
}

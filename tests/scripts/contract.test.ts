/** @jest-environment node */
import { contract } from '@/deploy/contract';
import { formats } from '@/lib/pictures/variants';

it.each([...formats, 'svg'])('hosts have a content type for pictures that the build writes: .%s', (format) => {
  expect(contract.types).toHaveProperty(format, expect.stringMatching(/^image\//));
});

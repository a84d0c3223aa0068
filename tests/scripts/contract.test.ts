/** @jest-environment node */
import { testimonialSchema } from '@/lib/content/schemas/testimonial';
import { testimonials } from '@/lib/content/testimonials';
import { contract } from '@/deploy/contract';

it.each(['svg', 'avif', 'webp', 'jpg', 'jpeg', 'png', 'gif', 'heic'])(
  'a portrait format is allowed in content if and only if hosts have a content type for it: .%s',
  (extension) => {
    const image = `/images/testimonials/anna-bell.${extension}`;
    const allowed = testimonialSchema.safeParse({ ...testimonials[0], image }).success;
    expect(allowed).toBe(Object.hasOwn(contract.types, extension));
  },
);

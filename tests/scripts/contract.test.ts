/** @jest-environment node */
import { testimonialSchema } from '@/lib/content/schemas/testimonial';
import { testimonials } from '@/lib/content/testimonials';
import { contract } from '@/deploy/contract';

it.each(['svg', 'avif', 'webp', 'jpg', 'jpeg', 'png', 'gif', 'heic'])(
  'a portrait that content allows has a type on every host: .%s',
  (ending) => {
    const image = `/images/testimonials/anna-bell.${ending}`;
    const allowed = testimonialSchema.safeParse({ ...testimonials[0], image }).success;
    expect(allowed).toBe(Object.hasOwn(contract.types, ending));
  },
);

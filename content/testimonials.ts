import type { Content } from '@/lib/content/kinds';

/** There are no real testimonials yet: these are samples, marked and shown as such. */
export default [
  {
    sample: true,
    name: 'Renee Castillo',
    position: 'Owner of a two-van plumbing shop',
    content:
      'I used to sit in the driveway at seven returning calls to people who had already hired someone. Now the phone texts them while I am still under the house, and most of them wait for me.',
    rating: 5,
  },
  {
    sample: true,
    name: 'Marcus Oyelaran',
    position: 'Roofing contractor',
    content:
      'After the spring hail the phone did not stop. Every inspection had an address, photos and a next step, and my crew lead could see them from the truck.',
    rating: 5,
  },
  {
    sample: true,
    name: 'Hannah Brooks',
    position: 'Yoga studio owner',
    content:
      'Students book and confirm by text, so I know who is coming before I unlock the door. The intro passes get their follow-up without me.',
    rating: 5,
  },
  {
    sample: true,
    name: 'Dev Raman',
    position: 'Agency founder, team of six',
    content:
      'Reporting day was a lost day. The reports go out under our name on the first of the month, and clients reply with questions about the work instead of about the numbers.',
    rating: 5,
  },
  {
    sample: true,
    name: 'Colleen Farrow',
    position: 'Office manager at a dental practice',
    content:
      'The stages on the board have the names we use at the desk. It was the first software that ended up fitting us and not the other way around.',
    rating: 5,
  },
] satisfies Content<'testimonials'>;

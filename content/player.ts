import type { Content } from '@/lib/content/kinds';

export default {
  question: 'Whose phone is it?',
  stories: [
    {
      href: '/industries/plumbers',
      label: 'Plumbers',
      customer: 'Dana Reyes',
      detail: '(508) 555-0142',
      record: [
        { label: 'Address', value: '118 Alder St', from: 2 },
        { label: 'Job', value: 'Water heater', from: 2 },
        { label: 'Visit', value: 'Thu 9:30 AM', from: 3 },
        { label: 'Paid', value: '$340.00', from: 4 },
      ],
      steps: [
        {
          name: 'Missed call',
          time: 'Wed 2:14 PM',
          shown: [{ kind: 'call', text: 'Marco is under a sink and can’t pick up' }],
        },
        {
          name: 'Text back',
          time: 'Wed 2:14 PM',
          shown: [
            {
              kind: 'message',
              from: 'business',
              text: 'Sorry we missed you! This is Ridge Plumbing. What can we help with today?',
            },
            { kind: 'message', from: 'customer', text: 'Water heater is leaking. Can someone come tomorrow?' },
            {
              kind: 'message',
              from: 'business',
              text: 'Yes. Please shut the cold valve on top. I have 9:30 AM or 1:00 PM.',
            },
            { kind: 'message', from: 'customer', text: 'Valve is shut. 9:30 please.' },
          ],
        },
        {
          name: 'Booked',
          time: 'Wed 2:17 PM',
          shown: [{ kind: 'visit', text: 'Thu 9:30 AM · Marco, van 2', detail: 'Booked by AI, 2:17 PM' }],
        },
        {
          name: 'Paid',
          time: 'Thu 11:02 AM',
          shown: [
            {
              kind: 'message',
              from: 'business',
              text: 'All done, Dana. Marco’s invoice is here, tap to pay by card.',
            },
            { kind: 'sum', text: '$340.00', detail: 'Invoice 1042 · Water heater', badge: 'Paid' },
          ],
        },
        {
          name: 'Review',
          time: 'Thu 1:00 PM',
          shown: [
            {
              kind: 'message',
              from: 'business',
              text: 'Thanks, Dana! Is the floor still dry? A review would help us a lot.',
            },
            { kind: 'review', text: '“Called Wednesday, fixed Thursday. Dry floor.”' },
          ],
        },
      ],
    },
    {
      href: '/industries/chiropractor',
      label: 'Chiropractor',
      customer: 'Owen T.',
      detail: 'Dr. Amari’s office',
      record: [
        { label: 'Asked for', value: 'Mornings, before work', from: 3 },
        { label: 'First visit', value: 'Wed 7:40 AM', from: 3 },
        { label: 'Plan', value: '12 visits', from: 4 },
        { label: 'Paid', value: '$540.00', from: 4 },
      ],
      steps: [
        {
          name: 'Missed call',
          time: '5:04 PM',
          shown: [{ kind: 'call', text: 'Bea has two patients at the desk' }],
        },
        {
          name: 'Reply to Owen',
          time: '5:05 PM',
          shown: [{ kind: 'message', from: 'business', text: 'Hands full at the table. Is it a first visit?' }],
        },
        {
          name: 'Owen writes',
          time: '5:09 PM',
          shown: [
            { kind: 'message', from: 'customer', text: 'Yes, before work if you can.' },
            { kind: 'message', from: 'business', text: 'Wednesday at 7:40, then. The form is in this text.' },
            { kind: 'badge', text: 'Wed 7:40 booked' },
          ],
        },
        {
          name: 'Care plan begins',
          time: 'Wednesday',
          shown: [
            { kind: 'message', from: 'business', text: 'Your plan is ready, Owen. You can pay from this text.' },
            { kind: 'sum', text: '$540.00', detail: 'Care plan, 12 visits', badge: 'Paid' },
          ],
        },
        {
          name: 'Review',
          time: 'Visit 12',
          shown: [{ kind: 'review', text: '“Seen on time, at work by 8:15.”' }],
        },
      ],
    },
    {
      href: '/industries/gyms',
      label: 'Gyms',
      customer: 'Tyrell B.',
      detail: 'Coach Mags',
      record: [
        { label: 'Asked for', value: 'A day pass', from: 1 },
        { label: 'Tour', value: 'Wed, 6 PM', from: 3 },
        { label: 'Goal', value: 'Squat, 185 lb', from: 4 },
        { label: 'Paid', value: '$49.00', from: 4 },
      ],
      steps: [
        {
          name: 'Web form',
          time: 'Jan 6',
          shown: [{ kind: 'message', from: 'customer', text: 'Do you do day passes?' }],
        },
        {
          name: 'Reply',
          time: 'Jan 6',
          shown: [
            { kind: 'message', from: 'business', text: 'We do. Tour Wednesday at 6 PM?' },
            { kind: 'message', from: 'customer', text: 'Works. Do I bring anything?' },
            { kind: 'message', from: 'business', text: 'Only shoes. Mags shows you the racks.' },
          ],
        },
        {
          name: 'Tour booked',
          time: 'Jan 6',
          shown: [{ kind: 'visit', text: 'Wed, 6 PM · with Coach Mags', detail: 'Tour booked, Jan 6' }],
        },
        {
          name: 'Joined by text',
          time: 'Jan 8',
          shown: [
            { kind: 'message', from: 'business', text: 'Good to meet you, Tyrell. Your first month is here.' },
            { kind: 'sum', text: '$49.00', detail: 'First month', badge: 'Paid' },
          ],
        },
        {
          name: 'Review',
          time: 'Jun 2',
          shown: [
            { kind: 'message', from: 'business', text: 'Still lifting in June! Would you leave us a review?' },
            { kind: 'review', text: '“Mags texts if I skip leg day.”' },
          ],
        },
      ],
    },
  ],
  steps: 'The steps of the story',
  record: 'One record',
  line: 'AI answers what you can’t',
  play: 'Let it ring',
  ringing: 'Ringing…',
  pause: 'Pause',
  resume: 'Continue',
  next: 'Next step',
  again: 'Again',
  more: 'See the page: {trade}',
  example: 'Example. People, firms and amounts are invented.',
} satisfies Content<'player'>;

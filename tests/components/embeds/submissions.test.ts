import { createSubmissionTracker } from '@/components/embeds/submissions';

const touched = true;

it('ignores the contact that a form sends at its start, even if the visitor has already focused it', () => {
  const submissions = createSubmissionTracker();
  submissions.start(0);
  expect(submissions.isSubmission('remembered', { timeMs: 100, touched })).toBe(false);
  expect(submissions.isSubmission('remembered', { timeMs: 9_000, touched })).toBe(false);
  expect(submissions.isSubmission('sent', { timeMs: 9_000, touched })).toBe(true);
});

it('recognizes the start of every document', () => {
  const submissions = createSubmissionTracker();
  submissions.start(0);
  expect(submissions.isSubmission('remembered', { timeMs: 100, touched: false })).toBe(false);
  submissions.start(20_000);
  expect(submissions.isSubmission('remembered anew', { timeMs: 20_100, touched })).toBe(false);
  expect(submissions.isSubmission('sent', { timeMs: 20_200, touched })).toBe(true);
});

it('ignores contacts from a frame that the visitor has not focused', () => {
  const submissions = createSubmissionTracker();
  submissions.start(0);
  expect(submissions.isSubmission('late', { timeMs: 60_000, touched: false })).toBe(false);
  expect(submissions.isSubmission('late', { timeMs: 70_000, touched })).toBe(false);
});

it('accepts a submission from a form that does not remember a contact', () => {
  const submissions = createSubmissionTracker();
  submissions.start(0);
  expect(submissions.isSubmission('sent', { timeMs: 30_000, touched })).toBe(true);
});

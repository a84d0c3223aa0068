import { createSubmissionTracker } from '@/components/embeds/submissions';

const touched = true;

it('takes what a form hands over at its start for no submission, though somebody is in it by then', () => {
  const submissions = createSubmissionTracker();
  submissions.start(0);
  expect(submissions.isSent('remembered', { at: 100, touched })).toBe(false);
  expect(submissions.isSent('remembered', { at: 9_000, touched })).toBe(false);
  expect(submissions.isSent('sent', { at: 9_000, touched })).toBe(true);
});

it('knows the start of every document', () => {
  const submissions = createSubmissionTracker();
  submissions.start(0);
  expect(submissions.isSent('remembered', { at: 100, touched: false })).toBe(false);
  submissions.start(20_000);
  expect(submissions.isSent('remembered anew', { at: 20_100, touched })).toBe(false);
  expect(submissions.isSent('sent', { at: 20_200, touched })).toBe(true);
});

it('takes nothing for a submission in a frame that nobody has been in', () => {
  const submissions = createSubmissionTracker();
  submissions.start(0);
  expect(submissions.isSent('late', { at: 60_000, touched: false })).toBe(false);
  expect(submissions.isSent('late', { at: 70_000, touched })).toBe(false);
});

it('believes a form that remembers nobody and hands nothing over', () => {
  const submissions = createSubmissionTracker();
  submissions.start(0);
  expect(submissions.isSent('sent', { at: 30_000, touched })).toBe(true);
});

it('takes the first contact for a submission where the one that was handed over is lost', () => {
  const submissions = createSubmissionTracker();
  submissions.start(0);
  submissions.miss();
  expect(submissions.isSent('sent', { at: 400, touched })).toBe(true);
});

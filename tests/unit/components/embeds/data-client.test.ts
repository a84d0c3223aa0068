import { dataClient, retryDelay } from '@/components/embeds/data-client';

it('waits 1000 ms, doubled with each attempt, up to 30000 ms', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000]);
});

it('retries three times and clears its cache after five minutes', () => {
  expect(dataClient.getDefaultOptions().queries).toMatchObject({ retry: 3, gcTime: 300_000, retryDelay });
});

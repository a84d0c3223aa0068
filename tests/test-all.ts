/** Whether tests also look at what hardly ever breaks alone, and takes long: `npm run test:all`. */
export const testsAll = process.env.TEST_ALL === '1';

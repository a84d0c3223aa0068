import { read } from './read';

export const comparison = read('comparison');

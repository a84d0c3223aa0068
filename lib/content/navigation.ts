import { read } from './read';

export const navigation = read('navigation');

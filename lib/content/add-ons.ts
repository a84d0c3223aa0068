import { read } from './read';

export const addOns = read('add-ons');

import { read } from './read';

export const embedTexts = read('embed-texts');

import { read } from './read';

/** What the heroes of the services show. */
export const servicePictures = read('service-pictures');

/** The same page as /coaching, whose metadata have that path as canonical address (content/aliases.ts). */
export { default, metadata } from '../coaching/page';

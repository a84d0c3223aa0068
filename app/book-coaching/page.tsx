/** Shows the page of /coaching, whose metadata name that path as the canonical one: content/aliases.ts. */
export { default, metadata } from '../coaching/page';

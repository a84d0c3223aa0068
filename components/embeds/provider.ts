/*
 * The one door to the provider: another provider is another folder behind these two files. This one has what runs in the
 * visitor's browser, and provider-markup.ts what its scripts look for in the page.
 */
export { isBooking, openChat, reservedId } from './highlevel/browser';

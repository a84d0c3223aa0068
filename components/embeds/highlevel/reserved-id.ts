/**
 * The id of the provider's script in the page. The script would add a style element with this id, which the policy blocks, and
 * skips it where the id exists. highlevel.css has equivalent styles.
 */
export const reservedId = 'embeddedIframes';

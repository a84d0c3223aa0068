/** What pages and components read of content. */
export {
  actions,
  addOns,
  addresses,
  addressOf,
  aliases,
  canonicalPath,
  claims,
  destinations,
  destinationUrl,
  plans,
  planWords,
  redirects,
  site,
  load,
  withAliases,
} from './load';
export { perSession } from './names';

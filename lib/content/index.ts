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
  perSession,
  plans,
  planWords,
  redirects,
  site,
  withAliases,
} from './facts';
export { fillAll, load } from './load';

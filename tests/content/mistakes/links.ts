/** Links that lead nowhere, or where no link may lead. */
import { file, type Mistake } from './mistake';

const aPath = 'a path that has a page under app/';
const https = 'an address that begins with https://';

export const links: Mistake[] = [
  [
    'link to a path that does not exist',
    file.home,
    'services.cards[0].href',
    '/crm',
    `found "/crm", expected ${aPath}`,
  ],
  ['link with a slash at its end', file.home, 'services.cards[1].href', '/ai/', `found "/ai/", expected ${aPath}`],
  [
    'link out of the site in a card',
    file.home,
    'services.cards[1].href',
    '//ai.example',
    `found "//ai.example", expected ${aPath}`,
  ],
  [
    'menu link to a path that does not exist',
    file.navigation,
    'menus[0].entries[0].href',
    '/crm',
    `found "/crm", expected ${aPath}`,
  ],
  [
    'submenu link to a path that does not exist',
    file.navigation,
    'menus[1].entries[1].links[2].href',
    '/ppc',
    `found "/ppc", expected ${aPath}`,
  ],
  [
    'footer link to a path that does not exist',
    file.navigation,
    'footer[0].links[0].href',
    '/crm',
    `found "/crm", expected ${aPath}`,
  ],
  [
    'action to a path that does not exist',
    file.actions,
    'viewPricing.href',
    '/prices',
    `found "/prices", expected ${aPath}`,
  ],
  ['ledger page that does not exist', file.claims, 'claims[0].pages[0]', 'ai', `found "ai", expected ${aPath}`],
  [
    'http: link',
    file.destinations,
    'links.login.url',
    'http://a.example/',
    `found "http://a.example/", expected ${https}`,
  ],
  [
    'javascript: link',
    file.destinations,
    'links.login.url',
    'javascript:alert(1)',
    `found "javascript:alert(1)", expected ${https}`,
  ],
  [
    'protocol-relative link',
    file.destinations,
    'links.login.url',
    '//a.example/',
    `found "//a.example/", expected ${https}`,
  ],
  [
    'link without https://',
    file.destinations,
    'links.store.url',
    'store.example',
    `found "store.example", expected ${https}`,
  ],
  [
    'link with a user name',
    file.destinations,
    'links.login.url',
    'https://me@a.example/',
    'found "https://me@a.example/", expected an address without a user name',
  ],
  [
    'no email address',
    file.destinations,
    'founderEmail.address',
    'me at a.example',
    'found "me at a.example", expected an email address',
  ],
  ['chat id that is none', file.destinations, 'chatWidget.id', 'abc', 'found "abc", expected 24 hexadecimal digits'],
  [
    'site address with a slash at its end',
    file.site,
    'url',
    'https://a.example/',
    'found "https://a.example/", expected an address without a slash at its end',
  ],
  [
    'picture outside its folder',
    file.testimonials,
    'testimonials[0].image',
    'renee.png',
    'found "renee.png", expected a picture under /images/testimonials/',
  ],
];

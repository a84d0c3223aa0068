import { expect, test } from '@playwright/test';
import { pagePaths } from '../site/exported-site';
import { folded, linkLabel, mainOf, textOf } from '../site/page-text';
import { sitemapEntries } from '../site/sitemap';
import { facts, type Facts } from './facts';

/*
 * The state at launch. These tests compare the export with the product specification. If a price, a plan or a claim
 * changes later, its row must be updated or removed. The deployment does not depend on this suite.
 */

/**
 * The public paths of the product specification (section 2) at launch: 50 pages. /calendar is a redirect, /sitemap.xml a file.
 */
const words = (text: string) => text.trim().split(/\s+/);

const industries = words(`
  solopreneurs marketing-agencies marketing-agencies/web-design marketing-agencies/pay-per-click
  marketing-agencies/social-media-management marketing-agencies/email-marketing marketing-agencies/copywriting
  marketing-agencies/branding sales-teams service-based plumbers pet-services home-inspectors solar hvac landscaping
  roofing home-improvement electricians coaches-consultants healthcare weight-loss chiropractor general-dentistry
  implant-specialist yoga-studios gyms smbs financial retail`);

const specifiedPaths = words(`
  / /ai /schedule /marketing-automation /data-analytics /crm-solutions /copywriting /web-design /gmb-seo
  /integration-services /pricing /add-on-pricing /testimonials /contact /demo /terms-of-service /coaching
  /book-coaching /about/company /about/founder`).concat(industries.map((industry) => `/industries/${industry}`));

function check(path: string, { texts = [], links = [], newTabs = [], figures, rows = {}, cards }: Facts): void {
  const page = mainOf(path);
  for (const text of texts) expect.soft(folded(textOf(page)), path).toContain(text);
  const found = page.querySelectorAll('a').map((link) => ({
    label: linkLabel(link),
    href: link.getAttribute('href') ?? '',
    target: link.getAttribute('target'),
  }));
  for (const [label, to] of links) expect.soft(found, path).toContainEqual({ label, href: to, target: undefined });
  for (const [label, to] of newTabs)
    expect.soft(found, path).toContainEqual({ label, href: expect.stringContaining(to), target: '_blank' });
  if (figures) {
    const shown = page.querySelectorAll('[aria-labelledby="figures"] dd').map((figure) => folded(figure.text));
    expect.soft(shown).toEqual(figures);
    expect
      .soft(page.querySelector('#results-note')?.text)
      .toContain('Figures are our own claims and have not been independently verified. Results vary.');
  }
  for (const [feature, cells] of Object.entries(rows)) {
    const row = page.querySelectorAll('tbody tr').find((tr) => folded(tr.querySelector('th')?.text ?? '') === feature);
    const shown = row?.querySelectorAll('td').map((cell) => folded(cell.text));
    expect.soft(shown, feature).toEqual(cells);
  }
  const lists = page.querySelectorAll('ul').map((list) => list.querySelectorAll('h3 a'));
  if (cards) expect.soft(lists.map((list) => list.map((link) => link.getAttribute('href')))).toContainEqual(cards);
}

test('the 50 paths of the specification are exported, whatever else is', () => {
  expect(specifiedPaths).toHaveLength(50);
  expect(pagePaths).toEqual(expect.arrayContaining(specifiedPaths));
});

test('every page has its facts', () => {
  for (const [path, all] of facts) check(path, all);
  const mail = mainOf('/about/founder')
    .querySelectorAll('a')
    .find((link) => linkLabel(link) === 'Write an email');
  expect(mail?.getAttribute('href')).toContain('mailto:');
});

test('the terms have 28 numbered sections, and there are five testimonials', () => {
  const headings = mainOf('/terms-of-service').querySelectorAll('h2');
  expect(headings.filter((heading) => /^\d+\. /.test(heading.text))).toHaveLength(28);
  expect(mainOf('/testimonials').querySelectorAll('figure')).toHaveLength(5);
});

test('the sitemap has the specified priorities and frequencies', () => {
  const entries = sitemapEntries();
  expect(entries.get('/')).toEqual([1, 'weekly']);
  for (const path of ['/ai', '/schedule', '/pricing', '/demo']) expect(entries.get(path)).toEqual([0.9, 'monthly']);
  for (const path of ['/crm-solutions', '/gmb-seo', '/industries/healthcare', '/industries/retail']) {
    expect(entries.get(path)).toEqual([0.8, 'monthly']);
  }
  for (const path of ['/industries/plumbers', '/about/company', '/coaching', '/add-on-pricing']) {
    expect(entries.get(path)).toEqual([0.7, 'monthly']);
  }
  expect(entries.get('/terms-of-service')).toEqual([0.5, 'yearly']);
});

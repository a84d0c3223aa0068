import { expect, test, type Page } from '@playwright/test';
import { planWords, plans } from '../../lib/content';
import { pricing } from '../../lib/content/pages';
import { dollars } from '../../lib/content/texts';
import { sizeOf, type Plan } from '../../lib/content/schemas/plan';

/* The plan finder, whose answers are chosen by styles. */

/** Chooses an answer of each group, by its place, and returns the text that is shown in a part of the page. */
function answered(page: Page, part: string, choices: Record<string, number>): Promise<string> {
  return page.evaluate(
    ([selector, places]) => {
      for (const [name, place] of Object.entries(places)) {
        const found = document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)[place];
        if (found) found.checked = true;
      }
      const { innerText = '' } = document.querySelector<HTMLElement>(selector) ?? {};
      return innerText.replaceAll(/\s+/g, ' ').trim();
    },
    [part, choices] as const,
  );
}

const facts = ['members', 'contacts'] as const;
const extras = ['website', 'setup'] as const;

/** How many someone has who gives each of the answers: as many as a plan allows. */
const amountsOf = (fact: (typeof facts)[number]) =>
  [...new Set(plans.map((plan) => sizeOf(plan[fact])))].toSorted((one, other) => one - other);

/** What someone has paid for a plan after so many months. */
function paid(plan: Plan, months: number, wanted: readonly (typeof extras)[number][]): number {
  const fees = wanted.map((extra) => plan[extra]).filter((fee) => fee !== 'free');
  return fees.reduce((total, fee) => total + fee, months * plan.price);
}

/** What the finder says of a plan's price, with the name of what it answers. */
function priced(plan: Plan, wanted: readonly (typeof extras)[number][]): string {
  const { answer } = pricing.finder;
  const own = { website: answer.ownWebsite, setup: answer.ownSetup };
  const charged = extras.filter((extra) => plan[extra] !== 'free');
  const name = [plan.title, ...charged.map((extra) => (wanted.includes(extra) ? answer : own)[extra])].join('; ');
  const first = paid(plan, 1, wanted);
  const later = answer.later.replace('{price}', dollars(plan.price));
  return `${name}: ${dollars(first)} ${first === plan.price ? answer.always : `${answer.first}, ${later}.`}`;
}

/** A bigger plan that has cost less for the longest time, month by month. */
function cheaperAtFirst(plan: Plan, wanted: readonly (typeof extras)[number][]) {
  const bigger = plans.filter(({ price }) => price > plan.price);
  const found = bigger.map((other) => {
    let months = 0;
    while (paid(other, months + 1, wanted) < paid(plan, months + 1, wanted)) months += 1;
    return { other, months };
  });
  return found.filter(({ months }) => months >= 4).toSorted((one, other) => other.months - one.months)[0];
}

test('the plan finder has the right plan and sum for every answer, and marks the plan’s card', async ({ page }) => {
  await page.goto(pricing.path);
  const { answer, title } = pricing.finder;
  const recommended = page.getByText(planWords.recommended);
  await expect(recommended).toBeVisible();
  await page.getByText(title).click();
  await expect(recommended).toBeHidden();
  for (const [people, members] of amountsOf('members').entries()) {
    for (const [contacts, listed] of amountsOf('contacts').entries()) {
      const [plan] = plans
        .filter((one) => sizeOf(one.members) >= members && sizeOf(one.contacts) >= listed)
        .toSorted((one, other) => one.price - other.price);
      if (!plan) throw new Error(`There is no plan for ${members} and ${listed}`);
      for (const website of [0, 1]) {
        for (const setup of [0, 1]) {
          const wanted = extras.filter((extra) => ({ website, setup })[extra] === 0);
          const shown = await answered(page, 'section[aria-labelledby="finder"]', { people, contacts, website, setup });
          const cheaper = cheaperAtFirst(plan, wanted);
          const where = `${members} people, ${listed} contacts, ${wanted.join()}`;
          expect.soft(shown, where).toContain(priced(plan, wanted));
          const isCharged = paid(plan, 1, wanted) !== plan.price;
          expect.soft(shown.split(answer.first), where).toHaveLength(isCharged ? 2 : 1);
          const word = /\d+(?= months, )/.exec(shown)?.[0];
          expect.soft(word, where).toBe(cheaper && String(cheaper.months));
          if (cheaper) expect.soft(shown, where).toContain(`${cheaper.other.title} `);
        }
      }
      const marked = page.getByText(answer.mark).filter({ visible: true });
      await expect.soft(page.locator(`#${plan.name}`).filter({ has: marked })).toHaveCount(1);
      await expect.soft(marked).toHaveCount(1);
    }
  }
});

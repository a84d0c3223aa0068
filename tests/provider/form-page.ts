import { browserCode } from './browser-code';
import { framePage, locationId, widgetId } from './frame-page';
import type { Answer } from './respond';
import type { Visit } from './visit';

const body = `
<form hidden>
  <p>We answer within one working day.</p>
  <label>Name <input name="name" autocomplete="name" required></label>
  <label>Email <input name="email" type="email" autocomplete="email" required></label>
  <label>Message <textarea name="message" rows="6" required></textarea></label>
  <button class="primary">Send message</button>
</form>
<section id="done" aria-labelledby="thanks" hidden>
  <h2 id="thanks" tabindex="-1">Thank you</h2>
  <p>Your message has been sent.</p>
  <p>This is a stand-in on your own machine. Nothing was sent.</p>
</section>`;

/**
 * Runs in the form's frame. It stores the submitted contact, which the next visit sends on load. This fails if the
 * browser blocks storage in third-party frames.
 */
function contactForm(formId: string, location: string): void {
  const form = document.querySelector('form');
  const done = document.getElementById('done');
  if (!form || !done) throw new Error('The form is missing');
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { name, email } = Object.fromEntries(new FormData(form));
    const contact = JSON.stringify({ full_name: name, email, form_id: formId, location_id: location });
    const contactId = crypto.randomUUID();
    try {
      localStorage.setItem('_ud', contact);
      localStorage.setItem(location, contactId);
    } catch {
      // The next visit will not send this contact.
    }
    form.hidden = true;
    done.hidden = false;
    done.querySelector('h2')?.focus();
    const detail = ['set-sticky-contacts', '_ud', contact, location, contactId];
    document.dispatchEvent(new CustomEvent('provider:say', { detail }));
  });
}

/** A contact form: name, email address, message ("Form" in the contract). */
export function formPage(visit: Visit): Answer {
  const id = widgetId(visit);
  return framePage({
    visit,
    title: 'Contact us',
    body,
    script: browserCode(contactForm, id, locationId),
    frameId: `inline-${id}`,
    earlyContact: true,
  });
}

/** Loading this file loads, and so checks, every content file there is. */
import './actions';
import './add-ons';
import './aliases';
import './comparison';
import './destinations';
import './navigation';
import './pages';
import './pages/not-found';
import './plan-words';
import './plans';
import './redirects';
import './site';
import './testimonials';

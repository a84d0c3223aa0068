/** What Next puts into a page to load its scripts; the one for browsers without modules stays where it is. */
const scriptFile = /<script src="(\/_next\/[^"]+\.js)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;

/** Milliseconds after which the scripts start unpainted: in a tab in the background, in a browser that does not report. */
const latestStart = 1_500;

/* The browser reports the first paint when it is on the screen. Whoever taps or types before that starts the scripts at
   once; what they tapped works natively. */
const starter = (sources: string[]) => `(() => {
const sources = ${JSON.stringify(sources)};
const inputs = ["pointerdown", "keydown"];
let started = false;
function start() {
if (started) return;
started = true;
for (const type of inputs) removeEventListener(type, start, true);
for (const source of sources) {
const script = document.createElement("script");
script.src = source;
script.async = true;
document.head.append(script);
}
}
for (const type of inputs) addEventListener(type, start, true);
setTimeout(start, ${latestStart});
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
})()`;

/**
 * Makes a page start the framework's scripts after it has painted, so that text and pictures have the line to
 * themselves. Nobody waits for the scripts: menus open, links lead on and questions unfold without them.
 *
 * @throws {Error} when the page has no scripts, which means that Next writes them in another way
 */
export function startAfterPaint(html: string): string {
  const sources = [...html.matchAll(scriptFile)].map(([, source]) => source ?? '');
  if (sources.length === 0) throw new Error('A page without script files: look how Next writes them now');
  return html
    .replaceAll(scriptFile, '')
    .replaceAll(scriptPreload, '')
    .replace('</body>', `<script>${starter(sources)}</script></body>`);
}

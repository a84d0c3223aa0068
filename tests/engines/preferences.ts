/** What visitors have set in their system or browser. */
export type Preference =
  | 'reducedMotion'
  | 'moreContrast'
  | 'reducedTransparency'
  | 'dark'
  | 'forcedColors'
  | 'darkForcedColors'
  | 'globalPrivacyControl'
  | 'doNotTrack';

/** As in Firefox's `about:config`. */
export const firefoxPreferences: Readonly<Record<Preference, Record<string, boolean | number | string>>> = {
  reducedMotion: { 'ui.prefersReducedMotion': 1 },
  moreContrast: { 'ui.useAccessibilityTheme': 1, 'ui.prefersContrast': 1 },
  reducedTransparency: {
    'ui.prefersReducedTransparency': 1,
    'layout.css.prefers-reduced-transparency.enabled': true,
  },
  dark: { 'ui.systemUsesDarkTheme': 1, 'layout.css.prefers-color-scheme.content-override': 0 },
  forcedColors: { 'browser.display.document_color_use': 2 },
  darkForcedColors: {
    'browser.display.document_color_use': 2,
    'browser.display.background_color': '#000000',
    'browser.display.foreground_color': '#ffffff',
    'browser.anchor_color': '#8cb4ff',
    'browser.visited_color': '#d0a0ff',
  },
  globalPrivacyControl: { 'privacy.globalprivacycontrol.enabled': true },
  doNotTrack: { 'privacy.donottrackheader.enabled': true },
};

/** How WebKitGTK gets a preference: from GTK's settings of the desktop, or from an argument of its browser. */
export const webKitPreferences: Readonly<Partial<Record<Preference, { setting?: string; argument?: string }>>> = {
  reducedMotion: { setting: 'gtk-enable-animations=0' },
  moreContrast: { setting: 'gtk-theme-name=HighContrast' },
  dark: { argument: '--dark-mode' },
};

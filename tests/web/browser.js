// Debian's own Chromium, headless. No browser is ever downloaded.
import {existsSync} from 'node:fs';
import {chromium} from 'playwright-core';

const kPlaces = [
  process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'
];

export function launch() {
  const executablePath = kPlaces.find((place) => place && existsSync(place));
  if (!executablePath)
    throw new Error('no Chromium: install the package chromium, or say where it is in $CHROMIUM');
  return chromium.launch({executablePath, args: ['--no-sandbox', '--force-color-profile=srgb']});
}

export const kWide = {
  viewport: {width: 1180, height: 820}
};
export const kPhone = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true
};

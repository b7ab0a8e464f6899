import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const cacheDir = fileURLToPath(new URL('../../.cache/', import.meta.url));
const packageDir = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium/', import.meta.url));

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const installedPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function installedBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const candidates = installedNames.flatMap((name) => onPath.filter(Boolean).map((dir) => join(dir, name)));
  return [...candidates, ...installedPaths].find((path) => existsSync(path));
}

// The package's own names the cloud's folders.
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

// A separate process: the package trusts whatever TMPDIR holds, and unpacks libraries only on AWS Lambda.
const unpack = `
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
`;

/** Unpacked once per version. */
function packagedBrowser() {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const folder = join(cacheDir, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: cacheDir,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(`The browser in @sparticuz/chromium could not be unpacked into ${cacheDir}:\n${stderr}`);
  }
  writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontsConfig);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was first.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Chromium crashes with an empty LANG; under C its "en-US@posix" breaks Intl. */
const locale = { LC_ALL: 'en_US.UTF-8' };

/**
 * Playwright's `launchOptions`: CHROMIUM_PATH, else an installed browser, else the npm package's.
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>}
 */
export async function findChromium() {
  // The sandbox does not run as root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const executablePath = process.env.CHROMIUM_PATH || installedBrowser();
  if (executablePath)
    return { executablePath: resolve(executablePath), args, env: { ...process.env, ...locale } };

  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser was found. Install Chrome or Chromium, or set CHROMIUM_PATH to one.');
  }
  const folder = packagedBrowser();
  const libraries = join(folder, 'al2023', 'lib');
  return {
    executablePath: join(folder, 'chromium'),
    // This build has no sandbox helper; without an emulated GPU it draws a fifth faster.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-gpu'],
    env: {
      ...process.env,
      ...locale,
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

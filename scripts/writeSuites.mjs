import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Files that take much longer than their size says, in seconds of a machine with nothing else to do. Whatever is wrong
 * here only lets the suites end apart.
 */
const SLOW = {
  'backend/test/permissions.test.ts': 22,
  'backend/src/photo/photo.service.test.ts': 15,
  'backend/test/system/killed.test.ts': 14,
  'backend/test/twins.test.ts': 12,
  'backend/test/system/hostileBodies.test.ts': 12,
  'backend/src/embeddedPostgres/embeddedPostgres.test.ts': 10,
  'backend/src/suggestion/planning/suggestFromCookbook.test.ts': 10,
  'backend/src/suggestion/suggestMeals.service.test.ts': 10,
  'backend/src/ingredient/shoppingRaces.test.ts': 9,
  'backend/src/trip/tripRaces.test.ts': 8,
  'backend/src/trip/tripImport.service.test.ts': 7,
  'backend/src/http/callOrder.test.ts': 7,
  'backend/src/http/health.test.ts': 6,
  'backend/src/participant/participantRaces.test.ts': 6,
  'frontend/src/pages/trip/TripPage.ingredients.test.tsx': 18,
  'frontend/src/pages/trip/TripPage.members.test.tsx': 12,
  'frontend/src/trip/newTrip/CreateTripDialog.test.tsx': 11,
  'frontend/src/account/signIn/SignInDialog.test.tsx': 11,
  'frontend/src/pages/trip/TripPage.deeds.test.tsx': 9,
  'frontend/src/pages/trip/TripPage.invite.test.tsx': 9,
  'frontend/src/payment/purchase/PaymentDialog.test.tsx': 8,
  'frontend/src/pages/trip/TripPage.suggestions.test.tsx': 8,
  'frontend/src/pages/CartPage.deeds.test.tsx': 7,
  'frontend/src/pages/trip/TripPage.test.tsx': 7,
  'frontend/src/pages/trip/TripPage.suggestionsAfter.test.tsx': 7,
};
const BYTES_A_SECOND = 6000;

const secondsOf = (file) => SLOW[file] ?? statSync(file).size / BYTES_A_SECOND;

/**
 * Jest begins with the largest files as long as it knows of none how long it takes, and nothing takes as long as these
 * suites.
 */
const AS_LARGE_AS_NO_TEST = ' '.repeat(100_000);

/** Divides files into so many groups that take about the same time. */
function groupsOf(files, count) {
  const groups = Array.from({ length: count }, () => ({ seconds: 0, files: [] }));
  const slowestFirst = files.map((file) => ({ file, seconds: secondsOf(file) }));
  slowestFirst.sort((one, other) => other.seconds - one.seconds);
  for (const { file, seconds } of slowestFirst) {
    const quickest = groups.reduce((least, group) => (group.seconds < least.seconds ? group : least));
    quickest.files.push(file);
    quickest.seconds += seconds;
  }
  return groups.map((group) => group.files);
}

/** The comment in which a file asks Jest for something of its own, such as another environment; else nothing. */
function ownWishes(file) {
  const [comment = ''] = /^\s*\/\*\*[^]*?\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return comment.includes('@jest-') ? `${comment}\n` : '';
}

/**
 * Writes suites that each run several files of tests, so that what the files import is loaded once a suite. A file that
 * asks Jest for something of its own has a suite to itself, which asks for that.
 * @param {{ roots: string[], only?: (file: string) => boolean, count: number, into: string }} wanted where to look, for
 * which files, how many suites for all others, and the folder for them
 * @returns {string[]} the files that these suites run
 */
export function writeSuites({ roots, only = () => true, count, into }) {
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(root, name))
      .filter(only),
  );
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const required = (file) => `require(${JSON.stringify(relative(into, file))})`;
  const alone = files.filter(ownWishes);
  const groups = groupsOf(
    files.filter((file) => !alone.includes(file)),
    count,
  );
  [...groups, ...alone.map((file) => [file])].forEach((group, index) => {
    const tests = group.map((file) => `testFile(${JSON.stringify(file)}, () => ${required(file)});`);
    const lines = [
      `const { testFile } = ${required('scripts/testFile.cjs')};`,
      ...tests,
      AS_LARGE_AS_NO_TEST,
      '',
    ];
    const wishes = index < count ? '' : ownWishes(group[0]);
    writeFileSync(join(into, `${index + 1}.test.cjs`), wishes + lines.join('\n'));
  });
  return files;
}

/** The programs of the emulators: found on this machine, or installed. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment } from '../environment.mjs';
import { npm, ROOT } from '../project.mjs';

/** An emulator that is not available; its message is one plain sentence. */
export class EmulatorMissing extends Error {}

/** The major version of Java; 0 if there is none. */
function javaVersion() {
  const { stderr, stdout, status } = spawnSync(environment.JAVA ?? 'java', ['-version'], { encoding: 'utf8' });
  return status === 0 ? Number(/version "(?:1\.)?(\d+)/.exec(`${stderr}${stdout}`)?.[1] ?? 0) : 0;
}

/**
 * Google's own Firestore emulator, if it is installed; undefined: firebase-tools includes one that needs a newer Java.
 */
export function firestoreProgram(env = environment, java = javaVersion()) {
  const name = 'cloud_firestore_emulator';
  const listed = spawnSync('dpkg', ['-L', 'google-cloud-cli-firestore-emulator'], { encoding: 'utf8' }).stdout ?? '';
  const places = [
    ...(env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    ...listed.split('\n').filter((line) => line.endsWith(`/${name}`)),
    ...[env.CLOUDSDK_ROOT_DIR, env.HOME && join(env.HOME, 'google-cloud-sdk')].flatMap((root) =>
      root ? [join(root, 'platform', 'cloud-firestore-emulator', name)] : [],
    ),
  ];
  const program = places.find((place) => existsSync(place));
  if (program && java >= 11) return program;
  if (java >= 21) return undefined;
  const found = java === 0 ? 'there is no Java here' : `the Java here is ${java}`;
  throw new EmulatorMissing(
    program
      ? `The Firestore emulator needs Java 11 or newer, and ${found}: install a JDK (21 or newer is best).`
      : `The Firestore emulator needs either a JDK 21 or newer (${found}), or Google's package google-cloud-cli-firestore-emulator with Java 11 or newer: install one of them.`,
  );
}

/**
 * The path of firebase-tools. It is installed on first use, from a separate lock file, and kept out of the site's
 * packages: it is 220 MB, and one of its optional packages (re2) compiles for minutes.
 */
export async function firebaseTools() {
  const source = join(ROOT, 'scripts', 'emulators');
  const home = join(ROOT, 'node_modules', '.cache', 'emulators');
  const packages = join(home, 'node_modules', 'firebase-tools');
  const { version } = readJson(join(source, 'package-lock.json')).packages['node_modules/firebase-tools'];
  const installed = join(packages, 'package.json');
  if (!existsSync(installed) || readJson(installed).version !== version) {
    console.log(`Installing firebase-tools ${version} …`);
    mkdirSync(home, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(home, file));
    const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    // Through a symbolic link, npm takes the folder for a package that is missing in the lock file.
    const { code } = await npm('ci', ...options, '--prefix', realpathSync(home));
    if (code !== 0)
      throw new EmulatorMissing(
        "The emulators need firebase-tools, and npm could not install it: see npm's messages above.",
      );
  }
  return join(packages, 'lib', 'bin', 'firebase.js');
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The configuration that firebase-tools starts with. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../project.mjs';
import { HOST } from './settings.mjs';

/**
 * firebase.json for the emulators: the same hosting for another folder. Without re2, superstatic uses JavaScript's
 * regular expressions, with named groups as `(?<…)`.
 */
export function emulatorConfig(firebase, only, ports) {
  const { hosting, firestore } = firebase;
  const spelled = JSON.parse(JSON.stringify(hosting).replaceAll('(?P<', '(?<'));
  return {
    hosting: { ...spelled, public: 'site' },
    firestore: { rules: firestore.rules },
    emulators: {
      ...Object.fromEntries(only.map((name) => [name, { host: HOST, port: ports[name] }])),
      hub: { host: HOST, port: ports.hosting + 1 },
      logging: { host: HOST, port: ports.hosting + 2 },
      ui: { enabled: false },
      // Tests of the rules have a separate project.
      singleProjectMode: false,
    },
  };
}

/** Writes the configuration into a folder, with the rules and a link to the site next to it. */
export function writeConfig(folder, only, ports, dist) {
  const firebase = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(emulatorConfig(firebase, only, ports), null, 2));
  // firebase-tools serves nothing from outside its folder.
  mkdirSync(dist, { recursive: true });
  symlinkSync(resolve(dist), join(folder, 'site'), 'junction');
  cpSync(join(ROOT, firebase.firestore.rules), join(folder, firebase.firestore.rules));
}

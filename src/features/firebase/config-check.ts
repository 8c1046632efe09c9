/** Stops the build when a Firebase app cannot start with its Firebase variables, and says what would be valid. */
export function checkFirebase(config: string, emulators = ''): void {
  const given = parsed(config);
  const settings = new Map(typeof given === 'object' && given !== null ? Object.entries(given) : []);
  const wanted = 'the web app’s settings as JSON: {"apiKey":"…","projectId":"…","authDomain":"…","appId":"…"}';
  if (settings.size === 0) throw new Error(`PUBLIC_FIREBASE_CONFIG is ${wanted}`);
  for (const name of ['apiKey', 'projectId', 'authDomain', 'appId']) {
    const value: unknown = settings.get(name);
    if (typeof value !== 'string' || value === '')
      throw new Error(`PUBLIC_FIREBASE_CONFIG has no '${name}'; it is ${wanted}`);
  }
  for (const entry of emulators === '' ? [] : emulators.split(','))
    if (!/^\s*(auth|firestore)@[\w.-]+:\d+\s*$/.test(entry))
      throw new Error(
        `PUBLIC_FIREBASE_EMULATORS: '${entry}' isn't an emulator; write auth@127.0.0.1:9099,firestore@127.0.0.1:8080`,
      );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

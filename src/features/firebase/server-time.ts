/**
 * The time by the site's own server, for dates that Firestore's rules compare with theirs: a device's clock may be hours
 * wrong. Without an answer, the device's.
 */
export async function serverNow(): Promise<number> {
  try {
    const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    const date = Date.parse(headers.get('date') ?? '');
    // A cache on the way says how old its answer is, in seconds (RFC 9111 §5.1).
    if (!Number.isNaN(date)) return date + Number(headers.get('age') ?? 0) * 1000;
  } catch {
    // Offline: what needs the time fails by itself.
  }
  return Date.now();
}

/**
 * The time according to the site's own server, for dates that Firestore's rules compare with theirs: a device's clock
 * may be hours off. Without a response, the device's time.
 */
export async function serverNow(): Promise<number> {
  try {
    const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    const date = Date.parse(headers.get('date') ?? '');
    // A cache on the way tells how old its response is, in seconds (RFC 9111 §5.1).
    if (!Number.isNaN(date)) return date + Number(headers.get('age') ?? 0) * 1000;
  } catch {
    // Offline: the operation that needs the time will fail anyway.
  }
  return Date.now();
}

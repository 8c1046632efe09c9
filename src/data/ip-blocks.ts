/**
 * Blocks of addresses with a purpose of their own. Sources: IANA IPv4 and IPv6 Special-Purpose Address Registries
 * (RFC 6890, RFC 8190), IANA IPv4 and IPv6 Multicast and Global Unicast registries, as known of 2025 and not read
 * again. Where blocks lie in each other, the smaller one says what an address is for.
 */
export const IPV4_BLOCKS: readonly (readonly [block: string, name: string])[] = [
  ['0.0.0.0/8', '“This” network'],
  ['0.0.0.0/32', 'Unspecified (this host)'],
  ['10.0.0.0/8', 'Private-Use'],
  ['100.64.0.0/10', 'Shared Address Space'],
  ['127.0.0.0/8', 'Loopback'],
  ['169.254.0.0/16', 'Link-Local'],
  ['172.16.0.0/12', 'Private-Use'],
  ['192.0.0.0/24', 'IETF Protocol Assignments'],
  ['192.0.0.0/29', 'IPv4 Service Continuity'],
  ['192.0.0.8/32', 'IPv4 dummy address'],
  ['192.0.0.9/32', 'Port Control Protocol Anycast'],
  ['192.0.0.10/32', 'TURN Anycast'],
  ['192.0.0.170/31', 'NAT64/DNS64 Discovery'],
  ['192.0.2.0/24', 'Documentation'],
  ['192.31.196.0/24', 'AS112-v4'],
  ['192.52.193.0/24', 'AMT'],
  ['192.88.99.0/24', 'Deprecated (6to4 Relay Anycast)'],
  ['192.168.0.0/16', 'Private-Use'],
  ['192.175.48.0/24', 'AS112 Direct Delegation'],
  ['198.18.0.0/15', 'Benchmarking'],
  ['198.51.100.0/24', 'Documentation'],
  ['203.0.113.0/24', 'Documentation'],
  ['224.0.0.0/4', 'Multicast'],
  ['240.0.0.0/4', 'Reserved'],
  ['255.255.255.255/32', 'Limited Broadcast'],
];

export const IPV6_BLOCKS: readonly (readonly [block: string, name: string])[] = [
  ['::/128', 'Unspecified'],
  ['::1/128', 'Loopback'],
  ['::ffff:0:0/96', 'IPv4-mapped'],
  ['64:ff9b::/96', 'IPv4-IPv6 Translation'],
  ['64:ff9b:1::/48', 'IPv4-IPv6 Translation (local use)'],
  ['100::/64', 'Discard-Only'],
  ['100:0:0:1::/64', 'Dummy IPv6 Prefix'],
  ['2000::/3', 'Global unicast'],
  ['2001::/23', 'IETF Protocol Assignments'],
  ['2001::/32', 'Teredo'],
  ['2001:1::1/128', 'Port Control Protocol Anycast'],
  ['2001:1::2/128', 'TURN Anycast'],
  ['2001:1::3/128', 'DNS-SD Service Registration Protocol Anycast'],
  ['2001:2::/48', 'Benchmarking'],
  ['2001:3::/32', 'AMT'],
  ['2001:4:112::/48', 'AS112-v6'],
  ['2001:10::/28', 'Deprecated (ORCHID)'],
  ['2001:20::/28', 'ORCHIDv2'],
  ['2001:30::/28', 'Drone Remote ID Entity Tags'],
  ['2001:db8::/32', 'Documentation'],
  ['2002::/16', '6to4'],
  ['2620:4f:8000::/48', 'AS112 Direct Delegation'],
  ['3fff::/20', 'Documentation'],
  ['5f00::/16', 'Segment Routing (SRv6) SIDs'],
  ['fc00::/7', 'Unique-Local'],
  ['fe80::/10', 'Link-Local'],
  ['fec0::/10', 'Deprecated (Site-Local)'],
  ['ff00::/8', 'Multicast'],
];

/** An address in no block of its own. */
export const ELSE = { 4: 'Global unicast', 6: 'Reserved by IETF' } as const;

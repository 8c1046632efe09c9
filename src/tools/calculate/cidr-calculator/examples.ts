import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '192.168.1.130/25' },
    gives: {
      result: '192.168.1.128/25',
      network: '192.168.1.128',
      netmask: '255.255.255.128',
      wildcard: '0.0.0.127',
      broadcast: '192.168.1.255',
      first: '192.168.1.129',
      last: '192.168.1.254',
      hosts: 126,
      total: 128,
      type: 'Private-Use',
      // Python: ip_address.compressed, .exploded: IPv4 has only one form.
      compressed: '192.168.1.130',
      expanded: '192.168.1.130',
      integer: '3232235906',
    },
    source: 'Python: ipaddress.ip_interface',
  },
  {
    values: { input: '2001:db8::1/48' },
    gives: {
      result: '2001:db8::/48',
      last: '2001:db8:0:ffff:ffff:ffff:ffff:ffff',
      hosts: '1208925819614629174706176',
      type: 'Documentation',
      reverse: '0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
      expanded: '2001:0db8:0000:0000:0000:0000:0000:0001',
    },
    source: 'Python: ipaddress.ip_interface',
  },
  {
    values: { mode: 'split', input: '10.0.0.0/24', newPrefix: 26 },
    gives: { result: '10.0.0.0/26\n10.0.0.64/26\n10.0.0.128/26\n10.0.0.192/26', blocks: 4 },
    source: 'Python: ip_network.subnets(new_prefix=26)',
  },
  {
    values: { mode: 'range', input: '10.0.0.5 - 10.0.0.20' },
    gives: '10.0.0.5/32\n10.0.0.6/31\n10.0.0.8/29\n10.0.0.16/30\n10.0.0.20/32',
    source: 'Python: ipaddress.summarize_address_range',
  },
  {
    values: { mode: 'aggregate', input: '10.0.1.0/24\n2001:db8:1::/48\n10.0.0.0/24\n2001:db8::/48\n10.0.0.7' },
    gives: { result: '10.0.0.0/23\n2001:db8::/47', blocks: 2 },
    source: 'Python: ipaddress.collapse_addresses',
  },
  {
    values: { mode: 'exclude', input: '192.0.2.0/28', exclude: '192.0.2.1/32' },
    gives: '192.0.2.0/32\n192.0.2.2/31\n192.0.2.4/30\n192.0.2.8/29',
    source: 'Python: sorted(ip_network.address_exclude(…))',
  },
  {
    values: { input: '10.0.0.256/8' },
    gives: problem('octet', { text: '256' }, 'input'),
    source: 'Python: Octet 256 (> 255) not permitted',
  },
] satisfies Examples<typeof tool>;

import fc from 'fast-check';
import { callerIp, callerNetwork } from './callerIp.ts';

describe('the address used for rate limits', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['', 'unknown'],
    ['203.0.113.7, 198.51.100.1', 'unknown'],
    ["x'; drop table users", 'unknown'],
  ])('%s counts as %s', (address, expected) => {
    expect(callerIp(address)).toBe(expected);
  });

  test('is the same for all addresses of a /64, and different for another /64', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const network = fc.tuple(fc.constant('2001'), group, group, group).map((groups) => groups.join(':'));
    const host = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(network, network, host, host, (one, other, a, b) => {
        expect(callerIp(`${one}:${a}`)).toBe(callerIp(`${one}:${b}`));
        expect(callerIp(`${one}:${a}`) === callerIp(`${other}:${b}`)).toBe(one === other);
      }),
    );
  });
});

test.each([
  ['203.0.113.7', '203.0.113'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (ip, network) => {
  expect(callerNetwork(ip)).toBe(network);
});

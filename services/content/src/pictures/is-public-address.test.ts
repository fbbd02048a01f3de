import { expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

test.each([
  ...'0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1 192.0.0.1'.split(' '),
  ...'192.0.2.1 192.168.1.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1'.split(' '),
  ...'::ffff:127.0.0.1 ::ffff:93.184.216.34 ::ffff:a9fe:a9fe 64:ff9b::a9fe:a9fe 2001:db8::1'.split(' '),
  ...'2002:7f00:1:: fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 ff02::1 localhost'.split(' '),
  '',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

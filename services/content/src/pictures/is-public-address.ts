/** Which IP addresses are public: nothing of this machine, of its network, or of a cloud's metadata service. */
import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is a public one. IPv4 in IPv6 (mapped, 6to4, NAT64), private, link-local, loopback,
 * multicast and reserved ranges of the IANA registries are not, nor is what is no IP address.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast'

/** Whether a website for everybody may be there: at a public address, and a port of the web. */
export const isPublicWebAddress = (address: string, port: string): boolean =>
  ['', '80', '443'].includes(port) && isPublicAddress(address)

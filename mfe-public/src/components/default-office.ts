/** The default address of the office. Details of that location would be wrong for another one. */

const street = '214 Lantern Street'

export const isDefaultOfficeAddress = ([line = '']: readonly string[]) => line.startsWith(street)

/** How to get in, as far as we know it. */
export const describeEntrance = (address: readonly string[]) =>
  isDefaultOfficeAddress(address) ? ', with a step-free entrance on Cooper Lane' : ''

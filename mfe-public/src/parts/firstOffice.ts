/** Where the office is until somebody sets another address. What is known of that place alone would be wrong elsewhere. */

const street = '214 Lantern Street'

export const isFirstOffice = ([line = '']: readonly string[]) => line.startsWith(street)

/** How to get in, as far as we know it. */
export const describeEntrance = (address: readonly string[]) =>
  isFirstOffice(address) ? ', with a step-free entrance on Cooper Lane' : ''

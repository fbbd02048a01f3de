/** The default address of the office. Details of that location would be wrong for another one. */

const street = '214 Lantern Street'

export const isDefaultOfficeAddress = ([line = '']: readonly string[]) => line.startsWith(street)

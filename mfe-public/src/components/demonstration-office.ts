/** The address of the demonstration. Details of that location would be wrong for another one. */

const street = '214 Lantern Street'

export const isDemonstrationAddress = ([line = '']: readonly string[]) => line.startsWith(street)

/** Given names and surnames that many people have. */
import givenNameLines from './given-names.json' with { type: 'json' }
import surnameLines from './surnames.json' with { type: 'json' }

const splitLines = (lines: string[]): string[] => lines.flatMap((line) => line.split(' '))

export const commonGivenNames: readonly string[] = splitLines(givenNameLines)
export const commonSurnames: readonly string[] = splitLines(surnameLines)

/** Legal forms and the like that are mostly written in their initials. */
const legalFormAbbreviations = (
  [
    ['housing development fund (?:corporation|company)', 'hdfc'],
    ['(?:local|community) development corporation', 'ldc'],
    ['(?:professional )?limited liability (?:company|partnership)', 'llc'],
    ['professional (?:service )?(?:corporation|association)', 'pc'],
    ['limited partnership', 'lp'],
    ['federal credit union', 'fcu'],
    ['homeowner(?:s?) association', 'hoa'],
    ['business improvement district', 'bid'],
    ['national association$', 'na'],
  ] as const
).map(([long, short]) => ({ long: new RegExp(`(?<= )${long}\\b`), short }))

/** 'Housing Development Fund Corporation' is HDFC. */
export const abbreviateLegalForms = (words: string[]): string[] =>
  legalFormAbbreviations
    .reduce((text, { long, short }) => text.replace(long, short), words.join(' '))
    .split(' ')

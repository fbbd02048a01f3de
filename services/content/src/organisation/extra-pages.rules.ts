/** The fixed pages that an organisation may do without: off until it switches them on. */
export const extraPages = ['donate', 'volunteer', 'press', 'board'] as const

export type ExtraPage = (typeof extraPages)[number]

/** Whether nobody but the portal reads this page. */
export const isSwitchedOff = (slug: string, switchedOn: readonly string[]): boolean =>
  extraPages.some((page) => page === slug) && !switchedOn.includes(slug)

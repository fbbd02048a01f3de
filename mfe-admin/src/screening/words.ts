/** How guidelines are called on this screen. */
import type { Guideline } from './documents.ts'

/** '2026, Alaska'. */
export const nameOf = ({ year, region }: Pick<Guideline, 'year' | 'region'>) => `${year}, ${region}`

/** '$15,960'. */
export const inDollars = (dollars: number) => `$${dollars.toLocaleString('en-US')}`

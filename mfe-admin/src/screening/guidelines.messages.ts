/** Formats guidelines. */
import type { Guideline } from './guidelines.queries.ts'

/** '2026, Alaska'. */
export const formatGuidelineName = ({ year, region }: Pick<Guideline, 'year' | 'region'>) =>
  `${year}, ${region}`

/** '$15,960'. */
export const formatDollars = (dollars: number) => `$${dollars.toLocaleString('en-US')}`

/** Formats guidelines. */
import type { GuidelineFragment } from './guidelines.generated.ts'

/** '2026, Alaska'. */
export const formatGuidelineName = ({ year, region }: Pick<GuidelineFragment, 'year' | 'region'>) =>
  `${year}, ${region}`

/** '$15,960'. */
export const formatDollars = (dollars: number) => `$${dollars.toLocaleString('en-US')}`

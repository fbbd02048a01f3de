/** How dense the portal is, as the account prefers in this browser. */
import { useAccountPreference } from '../../session/use-account-preference.ts'

export const densities = ['Comfortable', 'Compact'] as const

export type Density = (typeof densities)[number]

export function useDensity(): [Density, (density: Density) => void] {
  const [value, setValue] = useAccountPreference('density', densities[0])
  return [densities.find((density) => density === value) ?? densities[0], setValue]
}

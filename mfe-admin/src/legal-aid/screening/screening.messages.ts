/** The texts of a screening. */
import { isolate } from '@access/kit'
import type {
  RequestScreeningFragment,
  ScreeningPercentageFragment,
} from '../request/request-screening.generated.ts'

/** The basis of a screening: 'Basis: 2026 guideline for the 48 states and DC, rule 1.' */
export function formatScreeningBasis({
  income,
  householdSize,
  isExact,
  basis,
}: RequestScreeningFragment): string {
  const source = isExact
    ? `Exact figures: ${income} a year, household of ${householdSize}.`
    : `Form answers: income ${income}, household ${householdSize}.`
  const region = basis.region === '48 states and DC' ? `the ${basis.region}` : basis.region
  const guideline = `Basis: ${basis.year} guideline for ${isolate(region)}, rule ${basis.rule}.`
  return basis.isChecked ? `${source} ${guideline}` : `${source} ${guideline} Its figures were not verified.`
}

/** '116% to 162%'. */
export function formatPercentage({ min, max }: ScreeningPercentageFragment): string {
  if (max === null) return `${min}% or more`
  return min === max ? `${min}%` : `${min}% to ${max}%`
}

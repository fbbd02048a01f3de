/** How a screening is told of. */
import type { OneScreening, Share } from './documents.ts'

/** By what it was judged: 'By the 2026 guideline for the 48 states and DC, rule 1.' */
export function inWords({ income, householdSize, isExact, by }: OneScreening): string {
  const told = isExact
    ? `By the figures they told us: ${income} a year, household of ${householdSize}.`
    : `By their answers: income ${income}, household ${householdSize}.`
  const region = by.region === '48 states and DC' ? `the ${by.region}` : by.region
  const guideline = `By the ${by.year} guideline for ${region}, rule ${by.rule}.`
  return by.isChecked ? `${told} ${guideline}` : `${told} ${guideline} Nobody had checked its figures.`
}

/** '116% to 162%'. */
export function spokenShare({ from, upTo }: Share): string {
  if (upTo === null) return `${from}% or more`
  return from === upTo ? `${from}%` : `${from}% to ${upTo}%`
}

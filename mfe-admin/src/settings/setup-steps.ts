/** The steps of the setup in order: one for each section of the settings, then the texts, then what is still open. */

import { officeSetupPath } from '../frame/setup/setup-path.ts'
import { settingsSections } from './settings-sections.tsx'

export const textsStep = 'texts'
export const setupSteps: { slug: string; title: string }[] = [
  ...settingsSections.map(({ slug, title }) => ({ slug, title })),
  { slug: textsStep, title: 'Texts' },
  { slug: 'done', title: 'Done' },
]

export const getStepPath = (slug: string) => `${officeSetupPath}/${slug}`

/** The step that an address asks for, or else the one that somebody was at, or the first. */
export const findStep = (slug: string | undefined, visitedSlug: string) =>
  setupSteps.find((step) => step.slug === slug) ??
  setupSteps.find((step) => step.slug === visitedSlug) ??
  setupSteps[0]!

/** Where the setup is. Apart from its steps, so that a link to it does not load all fields. */

export const officeSetupPath = '/admin/office-setup'

/** The pages of the screen below its path. */
export const officeSetupPages = [':step'] as const

/** Where somebody was in the setup, by which it is taken up again; 'none' before their first visit. */
export const visitedStepPreference = 'setup step'

/** The departments that the team can be narrowed to. */
export const departments = ['Legal', 'Operations', 'Outreach', 'Administration'] as const

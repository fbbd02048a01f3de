/** Status changes that ask for confirmation, each with its consequence. */
export const statusWarnings: Record<string, string> = {
  withdrawn:
    'Withdrawn at the wish of the applicant, who can reopen it for 30 days. It is retained for 12 months.',
}

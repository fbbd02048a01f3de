/** Status changes that ask for confirmation, each with its consequence. */
export const statusWarnings: Record<string, string> = {
  withdrawn:
    'Withdrawn at the applicant’s request. They can reopen it for 30 days. It is retained for 12 months.',
}

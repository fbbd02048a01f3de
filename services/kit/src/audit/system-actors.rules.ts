/** What acts without being a person who signs in, by the words of the audit log. */
export const systemActors = [
  'Applicant',
  'Command line',
  'First start',
  'Import',
  'Somebody',
  'System',
  'Virus scanner',
  'Website',
] as const

/** What acts without an administrator. */
export type SystemActor = (typeof systemActors)[number]

import type { Example } from '../content-type/item.examples.ts'
import type { Copy } from '../content-type/picture-copy.rules.ts'
import type { TeamMemberInput } from './team-member.rules.ts'

export type TeamMemberExample = Example<'TeamMember', TeamMemberInput> & { pictures?: Copy[] | null }

/** Builds a team member as the API returns it. */
export const buildTeamMember = (overrides: Partial<TeamMemberExample> = {}): TeamMemberExample => ({
  __typename: 'TeamMember',
  id: '5c2b7a10-0000-4000-8000-000000000005',
  name: 'Ruth Abernathy-Osei',
  photo: null,
  email: 'ruth.abernathy-osei@example.org',
  phone: '(555) 555-0101',
  designation: 'Executive Director',
  department: 'Administration',
  bio: 'Ruth opened the doors in 2010 with two folding tables and a borrowed copier.',
  qualifications: 'Juris Doctor, University of New Lorraine School of Law',
  expertise: ['Nonprofit leadership', 'Housing policy', 'Fundraising', 'Board relations'],
  languages: ['English', 'Twi'],
  capacity: null,
  displayOrder: 1,
  isActive: true,
  ...overrides,
})

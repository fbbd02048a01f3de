/** Team members, as a managed content type. */
import { managedPaths } from '../content-type/managed-paths.rules.ts'
import type { ManagedType } from '../content-type/managed-type.ts'
import { teamMember } from './team-member.rules.ts'

export const teamMembers: ManagedType = {
  typeName: 'TeamMember',
  path: managedPaths.TeamMember,
  itemType: 'team member',
  pluralLabel: 'Team members',
  rules: teamMember,
}

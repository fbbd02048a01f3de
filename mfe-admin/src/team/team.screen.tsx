/** Team Management. */
import { teamMember } from '@access/content/team/team-member.rules'
import { Badge } from '@access/kit'
import { definition } from '../management/definition.ts'
import { Management } from '../management/Management.tsx'
import { blank } from './blank.ts'
import { documents } from './documents.ts'
import { TeamMemberForm } from './TeamMemberForm.tsx'

export const team = definition({
  path: 'team',
  title: 'Team Management',
  noun: 'team member',
  addLabel: 'Add team member',
  empty: 'No team members yet. Add your first one!',
  documents,
  rules: teamMember,
  blank,
  Form: TeamMemberForm,
  nameOf: ({ name }) => name,
  columns: {
    Name: ({ name }) => name,
    Designation: ({ designation }) => designation,
    Department: ({ department }) => department,
    Status: ({ isActive }) =>
      isActive ? <Badge tone="moss">Active</Badge> : <Badge tone="plain">Inactive</Badge>,
  },
})

export default function TeamScreen() {
  return <Management definition={team} />
}
